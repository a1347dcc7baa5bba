/**
 * The id of the operation that decodes entities: a text handed over for it goes to the entities, any other into the
 * search.
 */
export const entityDecoding = 'entities.decode';
