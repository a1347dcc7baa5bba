/** The app's id, a reverse domain name, inserted by build/identity.ts when main is built. */
declare const __APP_ID__: string;
