import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fontLetters, hasGlyph, printed, whyNotPrint } from './printable.ts'

describe('on a label to this country', () => {
  test.each([
    ['Łódź, ul. Święty 5/6 – “B”', 'PL'],
    ['Đường Nguyễn Huệ', 'VN'],
    ['Kahanaʻole, 2525 Kalanianaʻole Hwy', 'US'],
    ['STRAẞE 1, Haus 12‑14, 5′ → links', 'DE'],
    ['Ɛdem Ɔkɔto Ɓala', 'GH'],
    ['Adébáyọ̀ Ọlátúnjí', 'NG'],
    ['Sa’id al‑Dīn ibn ʿAlī, Pərviz, Ǧ Ș Ț Ŋ Ŧ Ħ', 'AZ'],
    ['𝓐𝓷𝓪 ﬁne Ｎo．5', 'FR'],
    ['Αθήνα, Οδός Ερμού 5', 'GR'],
    ['Ἀθῆναι', 'CY'],
    ['Москва, ул. Щёлковская', 'RU'],
    ['Київ, Ґонтa, м’ята мʼята', 'UA'],
    ['Қазақстан, Әл-Фараби', 'KZ'],
    ['Љубљана Ђорђе', 'RS'],
    ['강남구 테헤란로 123, 김 민수 金', 'KR'],
    ['山﨑 太郎 𠮷田 髙橋 辻󠄀 ﾀﾛｳ、〒150-0001 東京都渋谷区渋谷１丁目', 'JP'],
    ['弥敦道 1 号', 'HK'],
    ['王喆堃 㛃 優の良品', 'TW'],
  ])('%s can be printed (%s)', (text, country) => {
    expect(whyNotPrint(text, country)).toBeNull()
  })

  test.each([
    ['東京都', 'US', '東京都', 'script'],
    ['Main Street 上海', 'SG', '上海', 'script'],
    ['Москва 1', 'DE', 'Москва', 'script'],
    ['강남구', 'JP', '강남구', 'script'],
    ['さくら', 'KR', 'さくら', 'script'],
    ['12 Αθήνα', 'TR', 'Αθήνα', 'script'],
    ['Street Α5', 'TR', 'Α', 'script'],
    ['القاهرة', 'EG', 'القاهرة', 'script'],
    ['กรุงเทพ', 'TH', 'กรุงเทพ', 'script'],
    ['תל אביב', 'IL', 'תל', 'script'],
    ['Երևան', 'AM', 'Երևան', 'script'],
    ['თბილისი', 'GE', 'თბილისი', 'script'],
    ['广东省惠州市惠城区江北街道文昌一路', 'US', '广东省惠州市惠城区江北街道文昌一…', 'script'],
    ['Ana 😀', 'US', '😀', 'missing'],
    ['Ana\ue000', 'US', '\ue000', 'missing'],
    ['𪛖', 'CN', '𪛖', 'missing'],
    ['Ana\ud800', 'US', '\ud800', 'missing'],
  ])('%s cannot be (%s): %s, %s', (text, country, quoted, why) => {
    expect(whyNotPrint(text, country)).toEqual({ quoted, why })
  })

  test('without a country only Latin letters can be', () => {
    expect(whyNotPrint('Cotton T-shirt, size “Ł”')).toBeNull()
    expect(whyNotPrint('Рубашка')).toEqual({ quoted: 'Рубашка', why: 'script' })
  })
})

test.each([
  ['e\u0301cole', 'école'],
  ['12\u00a0Main\tStreet\u200b', '12 Main Street'],
  ['辻\u{e0100}', '辻'],
  ['one\ntwo', 'one\ntwo'],
  ['𝓐𝓷𝓪', 'Ana'],
  ['12‑14', '12‑14'],
])('%j is printed as %j', (text, paper) => {
  expect(printed(text)).toBe(paper)
})

test('what is printed has a glyph for each letter, and is printed unchanged the second time', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('', 'DE', 'JP', 'KR', 'GR', 'RU'),
      (text, at) => {
        const paper = printed(text)
        expect(printed(paper)).toBe(paper)
        if (whyNotPrint(text, at) === null) expect([...paper.replaceAll('\n', '')].every(hasGlyph)).toBe(true)
      },
    ),
  )
})

test('letters are stored as ranges, without controls and scripts that no label carries', () => {
  const codes = [...'cab東Ж'].map((letter) => letter.codePointAt(0)!)
  expect(fontLetters([...codes, 0x200b, 0x0d, 0x627])).toBe('2p+2 qb jmj')
})
