import { of } from './make-values.ts';
import { type MarkedCase, markedCases } from './read-marked.ts';

/** Texts that developers share every day: code, commands and files of settings. */
export const everydayCases: readonly MarkedCase[] = markedCases([
  [
    'typed values',
    'password: str = "«password:lovelace»"\nconst password: string = \'«password:love»\';\nval password: String = "«password:lace»"\nvar password string = "«password:ada»"\n',
  ],
  [
    'values that stand for settings',
    of(
      'password = process.env.DB_PASSWORD || \'«password:lovelace»\'\npassword = ENV["X"] || "«password:love»"\n',
      "password = os.environ.get(\"DB_PASSWORD\", \"«password:lace»\")\n'password' => env('DB_PASSWORD', '«password:ada»'),\n",
    ),
  ],
  [
    'settings of Compose and Spring',
    of(
      '  DB_PASSWORD: $',
      '{DB_PASSWORD:-«password:lovelace»}\n  password: $',
      '{DB_PW:«password:love»}\n  password: $',
      '{X:?no value}\n',
    ),
  ],
  ['prefixes of literals', `{"passwd": b'«password:lovelace»', 'pwd': r"«password:love»"}`],
  ['literals of Rust', 'let password = String::from("«password:lovelace»");'],
  ['setters', 'login.setPassword("«password:lovelace»"); builder().password("«password:love»").build();'],
  [
    'PowerShell',
    '$password = ConvertTo-SecureString "«password:lovelace»" -AsPlainText\n(ConvertTo-SecureString -String \'«password:love»\' -Force)',
  ],
  ['setx', 'setx DB_PASSWORD "«password:love lace»"\nsetx DB_PASS «password:lovelace»\n'],
  [
    'nginx, Docker and Apache',
    'proxy_set_header X-Api-Key "«secret:lovelace1»";\nENV DB_PASSWORD «password:love»\nSetEnv DB_PASS «password:lace»\n',
  ],
  ['spaces in an option', `mysql -u root -p'«password:love lace»' x\ncurl -u 'ada:«password:love"l ace»' x`],
  ['a dollar sign in an option', 'mysql -uroot -p«password:love$Lace» x'],
  [
    'rows of SQL',
    "INSERT INTO `users` (`id`, `email`, `password`) VALUES (1, 'x', '«password:it''s, (1)»'), (2,NULL,'«password:love»');\nINSERT INTO a VALUES (1, 'x');",
  ],
  ['an element with an attribute', '<password value="«password:lovelace»"/>'],
  [
    'an entry',
    '<entry key="db.password">«password:lovelace»</entry><setting name="Password"><value>«password:x»</value></setting>',
  ],
  ['members that take a literal', 'self.password = «password:lovelace»\nthis.apiKey = "«secret:lovelace-1843»";'],
  ['a property list', '<key>Password</key>\n\t<string>«password:lovelace»</string>'],
]);

/** Code without anything to mask. */
export const harmlessCode: readonly MarkedCase[] = markedCases([
  ['calls with functions', 'const secret = Object.values(entries).some(({ value }) =>\n  isSecret(value),\n);'],
  [
    'members that take a variable',
    'self.password = password\nthis.apiKey = apiKey;\nthis.password = pass;\nuser.Password = password\nconfig.db.passwd = passwd',
  ],
  ['joined strings', String.raw`code += "client.setPassword(\"" + repr(password || "") + "\");";`],
  ['Objective-C', '@"Authorization": [NSString stringWithFormat:@"%@", token]'],
  ['names in settings', 'password = process.env.PASSWORD || "";\nvalidatePassword("too short");'],
  ['elements of a form', '<label for="password">Password</label><option value="password">Password</option>'],
  [
    'SQL without secrets',
    "INSERT INTO users (id, name, password_policy) VALUES (1, 'ada', 'strict'); insert into a (password) values ($1), (?);",
  ],
]);
