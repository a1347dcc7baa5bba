/** A range of a text in UTF-16 code units. */
export interface Place {
  readonly start: number;
  readonly end: number;
}
