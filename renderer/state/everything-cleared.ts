import { createAction } from '@reduxjs/toolkit';

/** The user has asked to forget every saved input and preference. */
export const everythingCleared = createAction('everythingCleared');
