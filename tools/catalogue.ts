import { base64 } from './base64/tool.ts';
import { colors } from './colors/tool.ts';
import { commonLists } from './common-lists/tool.ts';
import { csvParser } from './csv-parser/tool.ts';
import { dateConverter } from './date-converter/tool.ts';
import { diff } from './diff/tool.ts';
import { githubUserProjects } from './github-user-projects/tool.ts';
import { hash } from './hash/tool.ts';
import { home } from './home/tool.ts';
import { imageOcr } from './image-ocr/tool.ts';
import { json } from './json/tool.ts';
import { jwtDecoder } from './jwt-decoder/tool.ts';
import { numberBase } from './number-base/tool.ts';
import { pokerPlanning } from './poker-planning/tool.ts';
import { qrCodeGenerator } from './qr-code-generator/tool.ts';
import { regexTester } from './regex-tester/tool.ts';
import { safeToShare } from './safe-to-share/tool.ts';
import { url } from './url/tool.ts';
import { uuidGenerator } from './uuid-generator/tool.ts';
import { vr3dViewer } from './vr-3d-viewer/tool.ts';

/** The tools in the order of the sidebar. A tool exists only if it is listed here. */
export const tools = [
  home,
  url,
  base64,
  json,
  diff,
  colors,
  regexTester,
  uuidGenerator,
  hash,
  jwtDecoder,
  safeToShare,
  qrCodeGenerator,
  imageOcr,
  commonLists,
  githubUserProjects,
  dateConverter,
  numberBase,
  csvParser,
  pokerPlanning,
  vr3dViewer,
] as const;
