import type { TextInput } from '#renderer/state/inputs/text-inputs.ts';
import {
  explainIncomplete,
  type Template,
  type TemplateName,
  type TemplateValues,
  templateOptions,
  templates,
} from '#tools/qr-code-generator/templates/templates.ts';
import { choices, replacedText } from '../choices.ts';

export interface TemplateInput {
  readonly name: TemplateName;
  readonly choose: (name: TemplateName) => void;
  /** The form of the chosen template; undefined if the user writes the text. */
  readonly form:
    | {
        readonly label: string;
        readonly template: Template;
        readonly values: TemplateValues;
        readonly onChange: (values: TemplateValues) => void;
        /** Why it yields no text, so that the present one does not come from it, once it was started: “it needs Title”. */
        readonly incomplete: string | undefined;
      }
    | undefined;
  /** Whether a template has replaced a text that can be restored. */
  readonly canPutBack: boolean;
  readonly putBack: () => void;
}

/** The forms that write the text; input typed into one is still there when it is opened again. */
export function useTemplate({ value, setValue }: TextInput): TemplateInput {
  const { template: name, forms } = choices.use();
  const { written } = replacedText.use();
  const template = name === 'text' ? undefined : templates[name];
  const values = forms[name];

  const change = (next: TemplateValues) => {
    choices.change({ forms: { ...forms, [name]: { ...next } } });
    const text = template?.write(next);
    if (text !== undefined) {
      replacedText.write({ written: { text, before: written?.text === value ? written.before : value } });
      setValue(text);
    }
  };

  return {
    name,
    choose: (template) => choices.change({ template }),
    form: template && {
      label: templateOptions.find((option) => option.value === name)?.label ?? '',
      template,
      values: values ?? template.initial,
      onChange: change,
      incomplete: values && explainIncomplete(template, values),
    },
    canPutBack: written !== null && written.text === value && written.before !== '',
    putBack() {
      if (written !== null) {
        choices.change({ template: 'text' });
        replacedText.write({ written: null });
        setValue(written.before);
      }
    },
  };
}
