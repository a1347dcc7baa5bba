import { app, type Session } from 'electron';

/**
 * What a session does by itself, and this app does not want: files that the page downloads (saving goes through
 * `saveFile`, where the user chooses the place), dictionaries from another host, and the first client certificate
 * of the system for whichever server asks for one.
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
