import { of } from './make-values.ts';
import { type MarkedCase, markedCases } from './read-marked.ts';

/** Passwords with signs in them, and passwords that begin like something else. */
export const valueCases: readonly MarkedCase[] = markedCases([
  // Beginnings of references and keywords.
  ['a dollar sign for an S', '{"password":"«password:$ecretPass1»"}'],
  ['a dollar sign for an S in an environment', 'PASSWORD=«password:$ecretPass1»\nA=$B\n'],
  ['a dollar sign for an S in an address', 'postgres://ada:«password:$ecret1»@db.example/x'],
  ['a variable with more behind it', "password: '«password:$love!»'"],
  ['a reference with more behind it', of('{"password":"«password:$', '{a}lovelace7»"}')],
  ['a reference that is not closed', of('{"password":"«password:$', '{lovelace7»"}')],
  ['an alias in quotes', "password: '«password:*Hunter2»'"],
  ['an alias without a colon', 'PASSWORD=«password:*Hunter2»\n'],
  ['a format', 'password=«password:%summer24»'],
  ['a variable of Windows with more behind it', 'set PASSWORD=«password:%a%lovelace»\n'],
  ['a type', 'password=«password:any.Thing1»'],
  ['a word', '{"password":"«password:yes!IDo42»"}'],
  ['a type in a sentence', 'password: «password:Text.2024»'],
  ['a truth', 'password: "«password:true.North9»"'],
  ['an object', 'password=«password:self.Made99»'],
  ['a character of an expression', 'password=«password:+lovelace» password=«password:a+!lovelace»'],
  ['a sign of masks', 'password=«password:xxxx!Lovelace»'],
  ['dots', '{"password":"«password:...lovelace»"}'],
  ['a bracket in quotes', '{"password":"«password:{lovelace»","b":{"password":"«password:(love)lace1»"}}'],
  ['the ASCII mark of a placeholder', 'password=«password:<love>lace7» '],
  // Signs in values without quotation marks.
  ['angle brackets', 'DB_PASSWORD=«password:a<x>c»\nuser=x&password=«password:a<b»&x=1'],
  ['quotation marks', `DB_PASSWORD=«password:a"b'c\`d»\nPW_PASS=«password:it's»\n`],
  ['a quotation mark at the end', 'DB_PASSWORD=«password:lovelace"»\nA=1\n'],
  [
    'round brackets',
    'DB_PASSWORD=«password:love(lace»\nDB_PASS=«password:love(lace)»\nDB_PASSWD=«password:(love)lace7»\n',
  ],
  ['square brackets', 'DB_PASSWORD=«password:love[lace»\npassword: «password:a[1]b]c»\n'],
  ['curly brackets', 'DB_PASSWORD=«password:love{lace}»\nDB_PASS=«password:{lovelace7»\n'],
  ['backslashes', String.raw`DB_PASSWORD=«password:love\nlace\x»`],
  ['an exclamation mark at the end', 'user=ada password=«password:lovelace!»\n'],
  ['a mark within a string', '{"c":"Server=db;Pwd=«password:it\'s»;","d":\'a;password=«password:a"b»\'}'],
  ['doubled marks of YAML', "password: '«password:it''s 5''»'\nuser: ''\npasswd: ''\n"],
  ['doubled marks of a connection string', 'Server=db;Password="«password:a""b;c»";Timeout=3'],
  ['a mark of a shell', String.raw`export DB_PASSWORD='«password:it'\''s»' X=1`],
  ['three marks', `password = """«password:lovelace»"""\ntoken_secret = '''«secret:love\nlace»'''\n`],
  ['text right after a quotation mark', `DB_PASSWORD='«password:tis1»\nDB_PASS=«password:"a"b1»\n`],
  ['braces of ODBC', 'Driver={SQL Server};UID=sa;PWD={«password:a;b}}1»};Server=db'],
  ['braces of ODBC with more behind them', 'Driver={SQL Server};UID=sa;PWD=«password:{a;b}1x»;Server=db'],
  ['capitals of ODBC', 'DSN=a;UID=sa;PWD=«password:lovelace»'],
  ['an at sign and a hash in an address', 'mysql://root:«password:p@ss#1»@host/db'],
  ['a slash in an address', 'https://user:«password:pa/ss»@host'],
  ['a question mark in an address', 'https://user:«password:pa?ss»@host:80/x?y=z'],
  ['a source of Go', 'DSN=user:«password:pw»@tcp(127.0.0.1:3306)/db "a:«password:b/c@d:e»@unix(/tmp/x.sock)/db"'],
]);

/** References and code in the place of a value, which are not secrets. */
export const referenceCases: readonly MarkedCase[] = markedCases([
  [
    'variables',
    of(
      'password=$PASSWORD password=$password passwd: "$DB_PASS1" pass=$pass2 PASSWORD=$1\n$',
      'env:PASSWORD password = $',
      'env:PASSWORD; password => $this->password2, password: $_POST["password"]\n',
    ),
  ],
  [
    'variables with braces',
    of('password: $', '{PASSWORD}\npassword="$', '{A}:$', '{B}" password=#{password}, password=$(cat /run/x)\n'),
  ],
  ['variables of Windows', 'password=%PASSWORD% password="%db_password%"\n'],
  ['formats', 'password=%s&x=1 "password=%s" password=%(password)s f"password={password}" password={0}\n'],
  ['aliases', 'a: &pw x\npassword: *pw\npasswd: *default-password # it\n'],
  [
    'settings',
    'password: process.env.DB_PASSWORD,\npassword = os.environ["DB_PASSWORD"]\npassword = os.environ.get("X")\npassword=config.password1, secret: self.secret;\n',
  ],
  [
    'keywords',
    'password: true\npassword: null,\npassword = None  # not yet\npassword: string[];\npassword: string | null;\npassword: any): void\npassword: Text...\n',
  ],
  [
    'types',
    'password: Option<String>,\npassword?: Promise<string>;\npassword: String!\npassword: varchar(60) not null\n',
  ],
  ['rules', '\'password\' => \'required|string|min:8|confirmed\',\n{"password":"string"}'],
  [
    'calls',
    'password = input("Password: (x)")\npassword = await getPassword(\n  1)\npassword: hash(password, 10),\npassword = this.form.get("password")?.value;\npassword=get_password()\n',
  ],
  [
    'templates',
    'password: <%= ENV["DB_PASSWORD"] %>\npassword: {{ .Values.password | quote }}\npassword=<?= $password ?>\n',
  ],
  [
    'attributes',
    '<Login password={password} secret={a.b} />\n<Login\n  password={password}\n  onPassword={(event) => set(event)}\n/>\n',
  ],
  [
    'placeholders',
    'password=<your password> password=<PASSWORD_1> password: [REDACTED] password=xxxx-xxxx, password=****1234',
  ],
  ['expressions', String.raw`/password=(\w+)/ /password=[^&]+/ /password=\S+/ "password":"(\\w+)" /password=.*/`],
  ['parameters of SQL', 'where password = :password and pwd = @password and password = ?;'],
  ['empty values', `password: ''\npassword: "" # none\npassword='',x=''\npassword=''\n`],
  [
    'addresses',
    'http://localhost:8080/a@b http://cdn.example:$PORT/@x https://user:$PASSWORD@host git+ssh://git@example.com:ada/x.git@v1',
  ],
  ['elements', '<p>password:</p><b>x</b> <a href="?password=">'],
  ['a source of Go with variables', 'fmt.Sprintf("%s:%s@tcp(%s)/%s", a) "$USER:$PASSWORD@tcp(db)/x"'],
]);
