import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareName } from '@/utils/compare/compare-best-name';
import type { NameState, Stated } from '@/utils/compare/comparison';
import { stateInWords } from '@/utils/compare/comparison-in-words';
import { ENGLISH } from '../../texts/english';

const said = (...texts: string[]): Stated[] => texts.map((text) => ({ text, pointer: `/${text}` }));
const compared = (asked: string, name: string, isBusiness = false) => compareName([asked], said(name), [], isBusiness);
const words = (asked: string, name: string, isBusiness = false): string =>
  stateInWords(compared(asked, name, isBusiness), ENGLISH.t);

describe('two names of a person', () => {
  test.each<[NameState, string, string]>([
    ['same', 'Ada Quillón', 'ADA QUILLON'],
    ['same', "Sinéad O'Tarrow", 'Sinead OTarrow'],
    ['same', 'Jean-Luc Sample', 'Jean Luc Sample'],
    ['same', '山田太郎', '山田 太郎'],
    ['same', 'Фёдор Примеров', 'ФЕДОР ПРИМЕРОВ'],
    ['same', 'ﾔﾏﾀﾞ ﾀﾛｳ', 'やまだ たろう'],
    ['other-order', 'Ada Quillon', 'Quillon, Ada'],
    ['other-order', 'Ada Maria Quillon', 'QUILLON<<ADA<MARIA'],
    // Doc 9303: German, Scandinavian, Turkish, Spanish, Icelandic letters.
    ['other-spelling', 'Jürgen Tömpel', 'JUERGEN TOEMPEL'],
    ['other-spelling', 'Åse Bjørk', 'AASE BJOERK'],
    ['same', 'Ute Groß', 'UTE GROSS'],
    ['same', 'Łukasz Żyćko', 'LUKASZ ZYCKO'],
    ['same', 'Işıl Çınar', 'ISIL CINAR'],
    ['other-spelling', 'Begoña Peñas', 'BEGONXXA PENXXAS'],
    ['same', 'Þóra Grímsdóttir', 'THORA GRIMSDOTTIR'],
    // Cyrillic: Doc 9303, BGN/PCGN, Ukraine, Bulgaria, Serbia.
    ['other-spelling', 'Примерова Юлия', 'Primerova Iuliia'],
    ['other-spelling', 'Юлия Щеглова', 'Yuliya Shcheglova'],
    ['other-spelling', 'Ганна Зразкова', 'Hanna Zrazkova'],
    ['other-spelling', 'Ђорђе Пробић', 'Djordje Probic'],
    ['other-spelling', 'Đorđe Probić', 'Djordje Probic'],
    // German letters in Russian.
    ['other-spelling', 'Юрген Шрёттер', 'Jürgen Schrötter'],
    ['other-spelling', 'Юрген Мюстер', 'JUERGEN MUESTER'],
    // ELOT 743, Georgia, Armenia, Hepburn, Revised Romanization.
    ['other-spelling', 'Γιώργος Δοκιμάκης', 'Giorgos Dokimakis'],
    ['other-spelling', 'გიორგი ნიმუშაძე', 'Giorgi Nimushadze'],
    ['other-spelling', 'Արմեն Փորձյան', 'Armen Pordzyan'],
    ['other-spelling', 'しょうた れい', 'Shota Rei'],
    ['other-spelling', '김민수', 'Gim Minsu'],
    ['similar', '김민수', 'Kim Minsoo'],
    ['reordered', 'Ali Hassan Tarek', 'Ali Tarek Hassan'],
    ['part', 'Ivan Petrovich Probin', 'Ivan Probin'],
    ['part', 'John Sample', 'Mr. John SAMPLE Jr.'],
    ['part', 'Juan de la Prueba', 'Juan Prueba'],
    ['similar', 'Jon Sample', 'John Sample'],
    ['part', 'J. Sample', 'Jane Sample'],
    ['part', 'JRR Sample', 'John Ronald Reuel Sample'],
    ['similar', 'A. Probin', 'Anna P.'],
    ['some', 'J. Ada Sample', 'Jane M. Sample'],
    ['similar', 'J. Sampel', 'Jane Sample'],
    ['similar', 'Mohd Tarek', 'Mohammad Tarek'],
    ['similar', 'Jana Nováková', 'Jana Novák'],
    ['similar', 'محمد تارك', 'Mohammed Tarek'],
    ['similar', 'דוד לוין', 'David Levin'],
    ['some', 'Juan Mil', 'Juan García'],
    ['some', 'Jane Sample', 'Peter Sample'],
    ['other-script', '山田花子', 'Tanaka Hanako'],
    ['other-script', '李明', '王强'],
    ['not-understood', 'Ada Quillon', '***'],
    ['not-understood', 'Ada Quillon', 'Quillon '.repeat(50)],
    ['different', 'Ada Quillon', 'Petra Tamm'],
    ['different', 'Ада Квилон', 'Petra Tamm'],
    ['different', 'かがく', 'さとう'],
  ])('%s: %s and %s', (state, asked, name) => {
    expect(compared(asked, name).state).toBe(state);
    expect(compared(name, asked).state).toBe(state);
  });

  test('a state names the words that it is said of', () => {
    expect(words('Ivan Probin', 'Ivan Petrovich PROBIN')).toBe('part of the name: Petrovich more');
    expect(words('Ivan Petrovich Probin', 'Ivan Probin')).toBe('part of the name: Petrovich missing');
    expect(words('Juan de la Prueba', 'Juan Prueba')).toBe('part of the name: de la missing');
    expect(words('J. Sample', 'Jane SAMPLE')).toBe('part of the name: Jane more');
    expect(words('Jon Sample', 'John SAMPLE')).toBe('similar: Jon / John');
    expect(words('Jane Sample', 'Sample, Peter')).toBe('shares Sample; Jane ≠ Peter');
    expect(words('Jürgen Tömpel', 'Juergen Toempel')).toBe('same in another spelling');
  });
});

describe('two names of a business', () => {
  test.each<[NameState, string, string]>([
    ['same', 'Larkspur Haulage Ltd.', 'LARKSPUR HAULAGE LTD'],
    ['same', 'The Marrow & Finch Company', 'Marrow and Finch Company'],
    ['other-spelling', 'Larkspur Ltd', 'LARKSPUR LIMITED'],
    ['other-spelling', 'Larkspur', 'Larkspur Inc.'],
    ['same', 'Lerche GmbH & Co. KG', 'Lerche G.m.b.H. & Co KG'],
    ['other-spelling', 'Lerche Gesellschaft mit beschränkter Haftung', 'Lerche GmbH'],
    ['other-spelling', 'ООО Ромашка', 'OOO Romashka'],
    ['other-spelling', 'Örnek A.Ş.', 'Ornek Anonim Sirketi'],
    ['other-spelling', 'Prueba, S.A. de C.V.', 'Prueba Sociedad Anónima de Capital Variable'],
    ['other-spelling', 'Próba Kft.', 'Proba Korlátolt Felelősségű Társaság'],
    ['other-spelling', 'Próbka Sp. z o.o.', 'Probka spółka z ograniczoną odpowiedzialnością'],
    ['other-spelling', '株式会社やまだ', 'Yamada K.K.'],
    ['similar', 'Larkspur Ltd', 'Larkspur LLC'],
    ['similar', 'Larkspur Ltd', 'Larxpur Ltd'],
    ['part', 'Larkspur Haulage Ltd', 'Larkspur Haulage Holdings Ltd'],
    ['some', 'Larkspur Haulage', 'Larkspur Bakery'],
    ['different', 'Larkspur Trading GmbH', 'Finch Trading GmbH'],
    ['different', 'First Marrow Bank', 'National Finch Bank'],
  ])('%s: %s and %s', (state, asked, name) => {
    expect(compared(asked, name, true).state).toBe(state);
    expect(compared(name, asked, true).state).toBe(state);
  });

  test('two legal forms are named', () => {
    expect(words('Larkspur Ltd', 'Larkspur LLC', true)).toBe('similar: Larkspur Ltd / Larkspur LLC');
  });
});

describe('names and aliases', () => {
  test('an alias that is the same is named as the one that decided', () => {
    expect(compareName(['Ada Quillon'], said('A. M. Tamm'), said('Quillon Ada'), false)).toMatchObject({
      state: 'other-order',
      stated: { text: 'Quillon Ada' },
      isAlias: true,
    });
  });

  test('the best of all names counts', () => {
    expect(compareName(['Ada Quillon'], said('Petra Tamm', 'Ada M. Quillon'), said('Ada Tamm'), false)).toMatchObject({
      state: 'part',
      stated: { text: 'Ada M. Quillon' },
    });
    expect(compareName(['Ada Quillon', 'Addie Q'], said('Addie Q'), [], false).state).toBe('same');
  });

  test('a hit without a name states none', () => {
    expect(compareName(['Ada Quillon'], [], [], false)).toMatchObject({ state: 'not-stated', asked: 'Ada Quillon' });
  });
});

const WORDS =
  'Ada Maria Quillón Petra Tamm Jürgen Müller Müllers Jon John de la Smith Smyth Ltd Иван Петров محمد 김민수 J'.split(
    ' ',
  );
const names = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }).map((some) => some.join(' '));

test('a name and itself are the same, whatever its case and accents', () => {
  fc.assert(
    fc.property(names, fc.boolean(), (name, isBusiness) => {
      expect(compared(name, name, isBusiness).state).toBe('same');
      for (const other of [name.toUpperCase(), name.toLowerCase(), name.normalize('NFD'), name.replaceAll(' ', '  ')])
        expect(compared(name, other, isBusiness).state).toBe('same');
    }),
  );
});

test('accents of Latin letters make no name different', () => {
  fc.assert(
    fc.property(names, (name) => {
      const plain = name.normalize('NFD').replace(/(?<=[A-Za-z])\p{M}/gu, '');
      expect(compared(name, plain).state).toBe('same');
    }),
  );
});

test('which of two names was asked changes no state', () => {
  fc.assert(
    fc.property(names, names, fc.boolean(), (a, b, isBusiness) => {
      expect(compared(a, b, isBusiness).state).toBe(compared(b, a, isBusiness).state);
    }),
    { numRuns: 500 },
  );
});

test('a hostile name takes no time', () => {
  const { user } = process.cpuUsage();
  for (const letter of ['ъ', 'ا', 'о', 'おう', 'ı'])
    for (const other of ['a', 'o', 'ou', 'i']) compared(letter.repeat(140), other.repeat(140));
  // Microseconds of this process, which other work does not lengthen.
  expect(process.cpuUsage().user - user).toBeLessThan(2_000_000);
});
