/** The app's id, a reverse domain name: written in when main is built, by build/identity.ts. */
declare const __APP_ID__: string;
