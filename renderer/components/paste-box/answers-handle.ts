/** What the keys of the field do with the answers below it. */
export interface AnswersHandle {
  /** Chooses the next or the previous answer. */
  readonly move: (step: 1 | -1) => void;
  /** Opens the tool of the chosen answer; while the text is still being examined, as soon as there is an answer. */
  readonly open: () => void;
  /** Copies the chosen answer, likewise. */
  readonly copy: () => void;
}

/** What the field tells assistive technology about the answers. */
export interface ShownAnswers {
  readonly isOpen: boolean;
  /** The id of the chosen option. */
  readonly activeId: string | undefined;
  readonly isFirst: boolean;
}

export const noAnswers: ShownAnswers = { isOpen: false, activeId: undefined, isFirst: true };
