/** How another app shares with the installed website: the manifest says it, and the service worker reads it. */

/** The form fields that the system fills in. */
export const shareFields = { title: 'title', text: 'text', url: 'url', files: 'files' } as const;
/** The target of the form, relative to the site: the service worker answers it, and no server ever sees it. */
export const sharePath = 'share';
