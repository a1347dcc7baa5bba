import type { HelpOf } from '#tools/define-tool.ts';
import type { safeToShare } from './tool.ts';

export const help: HelpOf<typeof safeToShare> = {
  MaskSecrets: [
    'Paste a log, a command, a configuration or any other text, or drop a file of up to 100 MB. Secrets and personal data become placeholders such as ⟨EMAIL_1⟩. The same value always gets the same placeholder, so the text still makes sense.',
    'It finds private keys, service tokens, JSON Web Tokens, Authorization headers, cookies, passwords in fields, URLs and commands, email addresses, phone numbers, IBANs, card numbers and IP addresses; also in Base64, in percent-encoding, in JSON strings, and broken over lines.',
    'It masks too much rather than too little, and it cannot know everything: a name, a street or a secret in plain words is not found. Read the result before you share it.',
    'The list says what was found and why. Untick a value to leave it as it is, or press its place to go there. “Kinds” leaves out what you do not mind sharing.',
    'In a file, all bytes but those of the values stay as they are. Where a file is neither UTF-8 nor UTF-16, placeholders are written as <EMAIL_1>.',
    'Nothing that you put in here is stored, neither in the history nor for your next visit.',
  ],
  PutSecretsBack: [
    'Paste the answer that you got to the masked text: its placeholders become the values that they stand for, as they first appeared in your text.',
    'The values are those of the text that you last copied, saved or sent from “Mask”; if you did none of these, of the text that is there now. They are in memory only, and gone when you close or reload the page.',
    'Placeholders in other brackets, or without any, are recognised as well. A note names those that stand for nothing.',
  ],
};
