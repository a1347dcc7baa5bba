import { WebSocket } from 'ws';
import { roomAddress, subprotocol2 } from '#shared/poker/messages.ts';
import { startServer } from '#tests/support/servers/start-server.ts';

/**
 * `npx tsx tests/load/attack-rooms.ts 300` lets 150 sockets of one address fill as many rooms as they can for that many
 * seconds, while a guest from another address opens a room every second. Prints how many of the guest's votes were
 * kept.
 */
const seconds = Number(process.argv[2] ?? 300);
const sockets = 150;
const server = await startServer();
const until = performance.now() + seconds * 1000;
const isOver = () => performance.now() >= until;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function open(roomId: string, localAddress: string): Promise<WebSocket> {
  const socket = new WebSocket(roomAddress(server.host, roomId, false), [subprotocol2], { localAddress });
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    socket.once('open', () => resolve(socket));
    socket.once('close', () => resolve(socket));
  });
}

let roomsFilled = 0;
async function attack(attacker: number): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const socket = await open(`attack ${attacker} ${turn}`, '127.0.0.1');
    for (let member = 0; member < 200 && !isOver() && socket.readyState === WebSocket.OPEN; member += 1) {
      const username = `${member}`.padEnd(63, '😀');
      socket.send(
        JSON.stringify({ type: 'vote', payload: { username, estimate: '😀'.repeat(16), key: 'k'.repeat(64) } }),
      );
      await pause(60);
    }
    socket.terminate();
    roomsFilled += 1;
  }
}

const answers = new Map<string, number>();
async function visit(): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const socket = await open(`guest ${turn}`, '127.0.0.2');
    const answer = await new Promise<string>((resolve) => {
      const timer = setTimeout(() => resolve('no answer within 10 s'), 10_000);
      socket.on('close', (code) => resolve(`closed with ${code}`));
      socket.on('message', (data) => {
        const { ack, error } = JSON.parse(data.toString()) as { ack?: number; error?: { code: string } };
        if (ack !== undefined || error !== undefined) {
          clearTimeout(timer);
          resolve(error?.code ?? 'kept');
        }
      });
      socket.send(JSON.stringify({ type: 'vote', payload: { username: 'Guest', estimate: '5' }, id: 1 }));
    });
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
    socket.terminate();
    await pause(1000);
  }
}

await Promise.all([visit(), ...Array.from({ length: sockets }, (_, index) => attack(index))]);
const metrics = await (await fetch(`http://${server.host}/metrics`)).text();
console.log(`${roomsFilled} rooms were filled. The guest's votes:`, Object.fromEntries(answers));
console.log(metrics.match(/^(?:poker_rooms_in_memory|process_resident_memory_bytes) .*/gmu)?.join('\n'));
await server.end('SIGKILL');
