import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { confirmDialogReducer } from './confirm-dialog.ts';
import { githubProjectsReducer } from './github-projects/github-projects.ts';
import { globalSpinnerReducer } from './global-spinner.ts';
import { listenerMiddleware } from './listeners.ts';
import { htmlEntities, mimeTypes } from './lists/lists.ts';
import { preferencesReducer } from './preferences.ts';
import { textInputsReducer } from './text-inputs.ts';
import { toasterReducer } from './toaster.ts';

/** A new store with what local storage holds. */
export function createStore() {
  return configureStore({
    reducer: {
      toaster: toasterReducer,
      globalSpinner: globalSpinnerReducer,
      confirmDialog: confirmDialogReducer,
      preferences: preferencesReducer,
      textInputs: textInputsReducer,
      mimeTypes: mimeTypes.reducer,
      htmlEntities: htmlEntities.reducer,
      githubProjects: githubProjectsReducer,
    },
    middleware: (defaults) =>
      // Walking documents of megabytes after each key stroke would make development unusable.
      defaults({ immutableCheck: false, serializableCheck: false }).prepend(listenerMiddleware.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<Return = void> = ThunkAction<Return, RootState, unknown, UnknownAction>;
