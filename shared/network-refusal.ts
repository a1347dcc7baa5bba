/** The reason why a request that would have left the machine was refused: the start of the message to the user. */
export const networkRefusal = '“Never use the network” is on in Preferences';
