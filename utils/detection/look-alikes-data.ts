/*
 * Made by `test/generate/write-look-alikes.ts`, and reduced to what it says, from confusables.txt of Unicode Technical
 * Standard 39, version 13.0.0, as the package `unhomoglyph` (MIT) ships it.
 *
 * UNICODE, INC. LICENSE AGREEMENT - DATA FILES AND SOFTWARE
 *
 * COPYRIGHT AND PERMISSION NOTICE
 *
 * Copyright © 1991-2020 Unicode, Inc. All rights reserved.
 * Distributed under the Terms of Use in https://www.unicode.org/copyright.html.
 *
 * Permission is hereby granted, free of charge, to any person obtaining a copy of the Unicode data files and any
 * associated documentation (the "Data Files") or Unicode software and any associated documentation (the "Software") to
 * deal in the Data Files or Software without restriction, including without limitation the rights to use, copy, modify,
 * merge, publish, distribute, and/or sell copies of the Data Files or Software, and to permit persons to whom the Data
 * Files or Software are furnished to do so, provided that either (a) this copyright and permission notice appear with
 * all copies of the Data Files or Software, or (b) this copyright and permission notice appear in associated
 * Documentation.
 *
 * THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT
 * LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT OF THIRD PARTY
 * RIGHTS. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN THIS NOTICE BE LIABLE FOR ANY CLAIM, OR ANY
 * SPECIAL INDIRECT OR CONSEQUENTIAL DAMAGES, OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS,
 * WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
 * PERFORMANCE OF THE DATA FILES OR SOFTWARE.
 *
 * Except as contained in this notice, the name of a copyright holder shall not be used in advertising or otherwise to
 * promote the sale, use or other dealings in these Data Files or Software without prior written authorization of the
 * copyright holder.
 */

/** Letters that look like ASCII letters, digits, dots or hyphens, by script. */
export const LOOK_ALIKES: Readonly<Record<string, string>> = {
  Cyrillic: 'ЅІЈАВЕЗКМНОРСТУХЬаекорсухьѕіјѡѴѵҮүһҽӀӏӔӕӠԁԌԛԜԝꙄꙇꚘꚙ',
  Greek: 'ͿΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυϜϳϺᴦ',
  Armenian: 'ՍՏՕգզհոռսցքօ',
  Cherokee: 'ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏎᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏮᏳᏴᏻᏼꭰꭱꭲꭵꭹꭺꭻꭼꮁꮃꮇꮋꮍꮐꮒꮓꮞꮟꮢꮤꮥꮩꮪꮮꮯꮲꮶꮷꮾ',
  Coptic: 'ϨϩⲅⲎⲏⲒⲓⲔⲕⲘⲙⲚⲛⲞⲟⲢⲣⲤⲥⲦⲧⲨⲩⲬⲭⲺⲻⳊⳋⳌⳍⳐⳑⳒⳓ',
  Lisu: 'ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴꓸꓺ',
  Georgian: 'ყჿ',
  Canadian_Aboriginal: 'ᐯᑌᑭᑯᑲᒍᒪᒿᕁᕼᕽᖇᖯᖴᗅᗞᗪᗰᗷ',
  Tifinagh: 'ⴸⴹⵏⵔⵕⵝ',
  Runic: 'ᚷᛁᛕᛖ',
  Old_Italic: '𐌁𐌂𐌉𐌑𐌕𐌗𐌚',
  Lycian: '𐊂𐊆𐊇𐊊𐊐𐊒𐊕𐊖𐊗',
  Carian: '𐊠𐊡𐊢𐊥𐊫𐊰𐊱𐊲𐊴𐋏',
  Deseret: '𐐄𐐕𐐛𐐠𐐬𐐽𐑈',
  Osage: '𐒴𐓂𐓎𐓒𐓜𐓪𐓶𐓺',
  Elbasan: '𐔓𐔖𐔘𐔜𐔝𐔥𐔦𐔧',
  Warang_Citi: '𑢠𑢢𑢣𑢤𑢦𑢩𑢬𑢮𑢯𑢲𑢵𑢸𑢻𑢼𑣀𑣁𑣂𑣃𑣄𑣆𑣈𑣊𑣌𑣕𑣖𑣗𑣘𑣜',
  Miao: '𖼈𖼊𖼖𖼨𖼵𖼺𖼻𖽀𖽂𖽃',
  Bamum: 'ꛟ',
  Ahom: '𑜀𑜆𑜊𑜎𑜏',
  Ethiopic: 'ሀዐ',
  Malayalam: 'ഠ',
  Oriya: 'ଠ',
  Myanmar: 'ဝ',
};
