import { builtSite, createSite } from './site.ts';

/** Starts the server at HOST and PORT; says where, and ends with 1 if it cannot. */
async function start(): Promise<void> {
  const host = process.env.HOST || '127.0.0.1';
  const portText = process.env.PORT || '8080';
  const port = Number(portText);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is "${portText}": a number from 0 to 65535 is needed.`);
  }
  const site = await createSite({ root: builtSite, githubApis: process.env.GITHUB_API_URL });
  const address = await site.listen({ host, port });
  console.log(`Web Toolbox is at ${address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      site.close().then(() => process.exit(0));
    });
  }
}

/** What to do about an error of the system, in words. */
function explain(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EADDRINUSE':
      return `${message}. Another program uses this port: set PORT to a free one, as in PORT=8081 npm start.`;
    case 'EACCES':
      return `${message}. This port needs more rights: set PORT to one above 1023.`;
    case 'EADDRNOTAVAIL':
      return `${message}. HOST is not an address of this machine.`;
    default:
      return message;
  }
}

try {
  await start();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
