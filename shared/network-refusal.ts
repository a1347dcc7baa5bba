/** Why a request was refused that would have left the machine: the start of what the user is told. */
export const networkRefusal = '“Never use the network” is on in Preferences';
