import { app, type Session } from 'electron';

/**
 * Prevents what a session does by itself: downloads of the page (saving goes through `saveFile`, where the user chooses
 * the place), dictionaries from another host, and giving the system's first client certificate to any server that asks.
 */
export function guardSession(session: Session): void {
  session.setSpellCheckerEnabled(false);
  session.on('will-download', (event) => {
    event.preventDefault();
    console.error('A download was refused.');
  });
  app.on('select-client-certificate', (event, _contents, _url, _certificates, choose) => {
    event.preventDefault();
    choose();
  });
}
