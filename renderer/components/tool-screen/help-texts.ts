import type { ToolScreenId } from '#shared/catalogue.ts';

/** What the Help button of each tool shows, a sentence or two a point. Loaded when it is first pressed. */
const helpTexts: Record<Exclude<ToolScreenId, 'Home'>, readonly string[]> = {
  JSONFormatter: [
    'Paste, type or drop a JSON document: it is formatted as you type, up to 100 MB from a file.',
    'Numbers, key order and duplicate keys stay exactly as written; a warning names those that JavaScript would change.',
    'A JSONPath (RFC 9535) such as $.tools[*] shows only what it matches.',
    'Ctrl+F (⌘F on a Mac) finds text in the pane that has the focus.',
  ],
  JSONRepair: [
    'Paste, type or drop a document that is nearly JSON: it is repaired as you type.',
    'Repairs quotes, commas, brackets and comments, documents cut short, JavaScript and Python notation, JSONP, MongoDB types and newline-delimited JSON.',
    'Changes shows the document before and after the repair, and goes from change to change.',
    'What cannot be repaired is marked; the last good result stays, marked as stale.',
  ],
  URLParser: [
    'Paste or type a URL: you see what it is made of, exactly as the WHATWG URL standard reads it.',
    'Change, add, move and remove parameters: the URL follows, and all else in it stays as you typed it.',
    'What is no URL is marked at its place; a missing https:// is added with a click.',
    'Internationalised hosts show in ASCII and in Unicode, and notes say where this browser departs from the standard.',
  ],
  URLEncoder: [
    'Paste, type or drop a text: it is encoded as you type, or decoded after you choose Dec.',
    'Component encodes what has a meaning in a URL, Whole URL leaves that as it is, Form writes a space as +.',
    'A malformed percent sequence is named and marked; the last good result stays, marked as stale.',
    'Switch data content goes back: the result becomes the content, and the direction turns round.',
  ],
  CURLConverter: [
    'Paste a curl command, from a terminal or from a browser’s “Copy as cURL”, and choose a language: it becomes code as you type.',
    'Commands of Bash, Windows’ Command Prompt (^) and PowerShell (backticks) are read, several at once too, with or without marks at the ends of lines.',
    'Options that are unknown or cannot be converted are left out and named in a warning, with their place.',
    'Everything happens on your machine: no header, token or password leaves it.',
  ],
  Base64Encoder: [
    'Type, paste or drop text to encode it, or choose Decode. Switch data content makes the result the input.',
    'The text’s bytes can be in any encoding of the Web; a character that it does not hold is an error, never a question mark.',
    'Decoding takes both alphabets, with or without padding, white space, data: URIs and PEM, and names the character that is wrong.',
    'What is no text shows as a hex dump or as an image, with its guessed file type, and can be saved.',
  ],
  Base64FileEncoder: [
    'Drop, choose or paste files of any size: each gets its data: URI and its Base64, and images a full img tag.',
    'Decode makes files of Base64, data: URIs and PEM; their bytes tell the type of the file.',
    'Of long results the beginning is shown; copying (up to 200 MB) and saving take all of it.',
    'The work goes on while you look at another tool.',
  ],
  JSONConverter: [
    'Put in JSON, a JavaScript object, YAML or TOML: as you type it becomes types of a programming language, or another of these four.',
    'Numbers keep every digit; what the target cannot hold is listed under the result.',
    'A JavaScript object is read, never run: calls, variables and computed keys are named as errors.',
    'Options has what quicktype offers for the chosen language: plain types only, package or namespace, and more.',
  ],
  ColorPicker: [
    'Type any CSS colour, use the picker, or take one from the screen; a click on a format copies it.',
    'Paste an image anywhere on the page, drop or choose one, and click a pixel, or go to it with the arrow keys (Shift for ten) and press Enter: you get its own bytes, translucent ones too.',
    'A colour that sRGB does not hold is marked: hex, rgb, hsl and hwb then have the one that CSS Color 4 maps it to.',
    'Contrast is that of WCAG 2.2; translucent colours are measured as they look over each background.',
    'Nothing is kept when you close the page; while it is open, colour and image stay.',
  ],
  NamedColors: [
    'All 148 colours that CSS has names for. A click on a cell copies it, and so does Enter.',
    'Filter looks into name, rgb and hex; Family shows one group of colours.',
    'Nearest name takes any CSS colour. ΔE 2000 is how far apart two colours look: below 1 nobody sees it.',
  ],
  RegExTester: [
    'Type /pattern/flags or a bare pattern in JavaScript’s syntax: matches show in the text, with their groups in the table, as you type. A row, or the arrows, lead to a match.',
    'Text that starts with a slash and ends in a slash and flags is read as /pattern/flags; anything else is a bare pattern, slashes included.',
    "Replacement takes $1, $<name>, $& (the match), $` and $' (what is before and after it) and $$ (a dollar sign).",
    'List joins what was found by commas, for queries such as key in (A-1, B-2).',
    'Line breaks of the text count as one character, \\n, also those of Windows. An expression that takes longer than 2 seconds is ended.',
  ],
  UUIDGenerator: [
    'Choose a version and a quantity: the identifiers are made on your machine, up to 9,999 at once. Generate makes others.',
    'Versions 3 and 5 are made of a namespace and a name: each line of names gives one UUID, always the same.',
    'Versions 6, 7 and ULIDs sort in the order they were made in.',
    'Take apart shows version, variant, time, clock sequence and node of any UUID, and what a ULID holds.',
  ],
  JWTDecoder: [
    'Paste a token: header, payload and claims show as you type. “Bearer”, quotes, line breaks and text around it are left out.',
    'To verify the signature, give a secret, a PEM key or certificate, a JWK or a JWKS under “Key”. Keys stay in this screen and are gone when you leave it.',
    'Sign takes a header and a payload that you type, and makes a token with the key; it can make a key for a try.',
    'The sample token is signed with HS256 and the secret web-toolbox-sample-secret-of-32-bytes!',
    'Clock tolerance is how many seconds the clocks of issuer and reader may differ by.',
  ],
  QRCodeGenerator: [
    'Type a text or fill in a template: its code appears as you type, and is read back at once to be sure that it works.',
    'The controls and the JSON of the options change together; what is wrong in the JSON is marked at its place.',
    'Text is stored as UTF-8. Too much of it says how much is too much, and what would fit.',
    'Warnings name what makes readers fail: colours too much alike, light on dark, transparency, a narrow margin, a large logo.',
    'Read takes an image that you paste anywhere, drop or choose, or the camera, which is on only until a code is found.',
  ],
  ImageOCR: [
    'Drop, choose or paste pictures, choose the languages of their text, and press Run: they are read one after another, on your machine.',
    'The extracted text can be changed. What you have changed is kept: new text is added at its end.',
    'Boxes show where each word is; dashed ones, and those with the note Check under Words, are less sure.',
    'Small letters are enlarged and light ones on a dark ground turned round by themselves. A layout such as One line or Scattered words helps where Any layout misses something.',
    'The data of a language is loaded when it is first used. The work goes on while you look at another tool.',
  ],
  CommonLists: [
    'Mime-types lists every media type of mime-db with its file extensions; HTML Entities every named reference of the HTML standard, and ASCII.',
    'Filter looks into each column, at an extension such as .png, at the character itself and at numbers such as U+2190; what it names as a whole comes first.',
    'A click on a cell copies it, and so does Enter; the arrow keys lead from cell to cell.',
    'Encode and decode, beside the entities, turns a text into names or numbers and back, and lists malformed references with their place.',
  ],
  GithubUserProjects: [
    'Type a username, @username or the address of a profile: the public projects are listed when you pause, or at once with Enter.',
    'Each page of 100 projects is one call, of the 60 an hour that GitHub allows a network; at most 1,000 projects are listed.',
    'Nothing is sent before you type or search, and never a password or token.',
    'API address takes that of a GitHub Enterprise Server, https://your-host/api/v3, if this build allows it.',
  ],
  DateConverter: [
    'An epoch is read in seconds, milliseconds, microseconds or nanoseconds, by its size or as you choose, without losing a digit.',
    'Date text takes ISO 8601, RFC 3339, RFC 2822, HTTP dates and new Date(…), strictly: what can be read in two ways is refused, with what may be meant.',
    'What has no offset is read in the time zone that you choose; a time that clocks skip or repeat there is named, and you choose the earlier or the later.',
    'Time zones shows clocks and daylight saving time in the zones that you add; Difference compares the instant with a second date.',
  ],
  CSVParser: [
    'Paste or type CSV, or open or drop a file of any size: rows show as you type. A file is read piece by piece in its File encoding, but a byte order mark wins; it is not kept between visits.',
    'Every value stays the text that it is. Types, or dynamicTyping, makes numbers, true, false and null in JSON and SQL, but never of 007, 1e5 or a number of over 15 digits.',
    'A click on a problem leads to its row; a click on a cell copies it. Headings sort: numbers by value, text by your language’s order.',
    'Save… and Copy take the rows that the filter keeps, in their order, in the chosen format, which shows before.',
    'In pasted text all line breaks count as LF; a file keeps its own.',
  ],
  PokerPlanning: [
    'New makes a room on the server for your team; the link or the QR code brings the others in. Everybody gives a name and joins.',
    'Choose a card to vote, and choose it again to take the vote back. Others see only that you have voted until the cards are turned.',
    'The average, median, spread and agreement count the cards that are numbers; ½ counts as 0.5.',
    'A vote that you give while the channel is closed is sent as soon as it is open again.',
    'Only the server that you name learns what you type here. Run one of your own with npm start; the desktop app can host rooms for your local network.',
  ],
  VR3DViewer: [
    'Drop or choose a model (glTF, GLB, OBJ, STL, PLY, FBX, 3MF, COLLADA), with its textures and other files: together, as a folder or as a zip. What is missing is named.',
    'Drag to turn, drag with the right button to move, scroll to come closer; or use the arrow keys (with Shift to move), + and −. F fits the model to the view, Space plays its animation.',
    'G shows the grid, X the axes, W the wireframe. Details has the background, the light, the axis that points up, and the figures of the model.',
    'Nothing leaves your machine: addresses on the internet that a model names are not fetched.',
  ],
};

/** @returns the lines of a tool's help; none for a screen that is no tool */
export function helpOf(id: string): readonly string[] {
  const texts: Readonly<Record<string, readonly string[]>> = helpTexts;
  return texts[id] ?? [];
}
