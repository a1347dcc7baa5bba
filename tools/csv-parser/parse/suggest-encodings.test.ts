import { expect, test } from 'vitest';
import { encodeText } from '#shared/formats/text-encoding/encode-text.ts';
import type { TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';
import { suggestEncodings } from './suggest-encodings.ts';

async function firstOf(text: string, encoding: TextEncodingName): Promise<string | undefined> {
  const encoded = await encodeText(text, encoding);
  if (!encoded.ok) {
    throw new Error(encoded.error.message);
  }
  return (await suggestEncodings(encoded.value.bytes, 'utf-8'))[0];
}

test.each<readonly [TextEncodingName, string]>([
  ['windows-1252', 'Name;Ort\nMüller;Köln\nSchröder;Gießen\nÄrzte;Übersee\n'],
  ['windows-1252', 'Bezeichnung;Preis\nGrüße;3,50 €\n„Häuser“;1\n'],
  ['windows-1252', 'Straße\n'],
  ['windows-1252', 'nom;ville\nZoé;Orléans\ncréée;à Angoulême\nœuvre;façade\n'],
  ['windows-1252', 'nombre;pregunta\nMuñoz;¿Qué?\nPérez;¡Olé!\n'],
  ['windows-1252', 'nome;cidade\nJoão;São Paulo\nConceição;Ação\n'],
  ['windows-1252', 'navn;by\nSøren;Århus\nÆrø;Rødøvre\n'],
  ['windows-1252', 'namn;ort\nÅsa;Växjö\n'],
  ['windows-1252', 'città\nperché\n'],
  ['windows-1251', 'имя;город\nАнна;Москва\n'],
  ['shift_jis', '名前,都市\n田中,東京\nアンナ,パリ\n'],
  ['euc-jp', '名前,都市\n田中さん,東京です\n'],
  ['euc-kr', '이름,도시\n김철수,서울\n'],
  ['gb18030', '姓名,城市\n张伟,北京\n'],
  ['big5', '姓名,城市\n陳大文,臺北\n'],
])('%s is offered first for a text that is in it: %j', async (encoding, text) => {
  expect(await firstOf(text, encoding)).toBe(encoding);
});
