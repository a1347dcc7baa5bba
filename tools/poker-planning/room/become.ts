import { learn, type RoomClient } from './room-client.ts';
import type { Step } from './step.ts';

/** Lets a client speak for another member, or for nobody. Whether the server lists that member is not yet known. */
export function become(client: RoomClient, username: string | undefined): Step {
  const phase = client.phase === 'listed' ? 'unlisted' : client.phase;
  return {
    client: learn({ ...client, phase, joinId: undefined }, { username }),
    effects: [{ type: 'remember', username }],
  };
}
