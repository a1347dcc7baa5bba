import type { LabelledSample } from '#tests/support/corpus/labelled-sample.ts';

/** What people paste that is meant for this tool, and what looks alike. */
export const samples: readonly LabelledSample[] = [
  { text: 'name,age\nAda,36\nAlan,41', means: ['CSVParser'] },
  { text: 'name;age\r\nAda;36\r\nAlan;41', means: ['CSVParser'] },
  { text: 'id, name, age\n1, Ada, 36\n2, Alan, 41\n3, Grace, 85', means: ['CSVParser'] },
  { text: 'sep=;\na;b\n1;2', means: ['CSVParser'], note: 'As Excel writes it.' },
  { text: 'a\tb\tc\n1\t2\t3', means: ['CSVParser'] },
  { text: 'id|name|city\n1|Ada|London\n2|Alan|Wilmslow', means: ['CSVParser'] },
  { text: 'a,b\n1,2', means: ['CSVParser'] },
  { text: '"name","quote"\n"Ada","a ""b"" c"\n"Alan","d"', means: ['CSVParser'] },
  { text: 'date,amount,currency\n2025-01-19,12.50,EUR\n2025-01-20,7.00,EUR', means: ['CSVParser'] },
  { text: '1,5;2,5\n3,5;4,5\n5,5;6,5', means: ['CSVParser'] },
  {
    text: 'timestamp,level,message\n2024-05-01T12:00:00Z,INFO,started\n2024-05-01T12:00:01Z,WARN,slow',
    means: ['CSVParser'],
  },
  { text: 'email,name\nada@example.org,Ada\nalan@example.org,Alan', means: ['CSVParser'] },
  { text: 'x,y,z\n1.0,2.0,3.0\n4.0,5.0,6.0\n7.0,8.0,9.0', means: ['CSVParser'] },
  { text: 'Name\tSince\nAda\t1815\nAlan\t1912\n', means: ['CSVParser'] },
  { text: 'url,status\nhttps://a.example,200\nhttps://b.example,404', means: ['CSVParser'] },
  { text: '"a","b"\n"1","2"', means: ['CSVParser'] },
  {
    text: 'id;uuid\n1;017f22e2-79b0-7cc3-98c4-dc0c0c07398f\n2;017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
    means: ['CSVParser'],
  },
  { text: '\ufeffa;b\n1;2\n3;4', means: ['CSVParser'] },
];
