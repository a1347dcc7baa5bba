import type { HelpOf } from '#tools/define-tool.ts';
import type { safeToShare } from './tool.ts';

export const help: HelpOf<typeof safeToShare> = {
  MaskSecrets: [
    'Put in a log, a command, a configuration or any other text, or drop a file of up to 100 MB. Secrets, and what says who somebody is, become placeholders such as ⟨EMAIL_1⟩: the same value always the same one, so that the text still makes sense.',
    'Found are private keys, tokens of services and JSON Web Tokens, Authorization headers, cookies, passwords in fields, addresses and commands, addresses of mail, telephone numbers, IBANs, card numbers and IP addresses; also in Base64, in percent-encoding, in strings of JSON, and broken over lines.',
    'It masks too much rather than too little, and it cannot know everything: a name, a street or a secret in plain words is not found. Read the result before you share it.',
    'The list says what was found and why. Take a tick away to leave a value as it is, or press its place to go there. “Kinds” leaves out what you do not mind to share.',
    'In a file, all bytes but those of the values stay as they are. Where a file is neither UTF-8 nor UTF-16, placeholders are written as <EMAIL_1>.',
    'Nothing that you put in here is stored: not by the history, and not for your next visit.',
  ],
  PutSecretsBack: [
    'Paste what somebody answered to the masked text: its placeholders become the values that they stand for, as they first stood in your text.',
    'The values are those of the text that you last copied, saved or sent from “Mask”; if you did none of these, of the text that is there now. They are in memory only, and gone when you close or reload the page.',
    'Placeholders are known with other brackets, or none, as well. For those that stand for nothing, a note says so.',
  ],
};
