import { spacedName } from '../../spaced-name.ts'
import type { text as en } from './customs.en.ts'

export const text: typeof en = {
  code: '海关编码（HS）',
  codeOf: (title) => `海关编码：${title}`,
  codeHint: '输入品名，例如“T恤”，或至少六位数字',
  codeWanted: (name, country, digits) =>
    `${name === '' ? '' : `${name}。`}${country}海关要求 ${digits} 位编码，不清楚的部分由我们在寄出前补全。`,
  codeOther: '不在我们的列表中，请确认无误。',
  codeList: '匹配的海关编码',
  codeNone: '没有找到，换个词或直接填前六位数字',
  codeWrong: '请从列表中选择，或填写六至十二位数字',
  codeUnknown: '没有这一类海关编码',
  chinese: '中文品名',
  chineseOf: (title) => `中文品名：${title}`,
  chineseHint: '供中国海关查看',
  chineseWrong: '请用中文填写，或留空',
  reason: '金额不同的原因',
  reasonOf: (title) => `申报金额与实付不同的原因：${title}`,
  reasonHint: (paid) => `实付 ${paid}，原因会随申报一起保存。`,
  reasonMissing: '请说明申报金额与实付不同的原因',
  vague: '描述过于笼统，海关可能退回包裹。请写明是什么、用什么材料制成。',

  taxIdMissing: (name) =>
    `当地海关要求提供收件人的${spacedName(name).trimEnd()}，否则无法清关，请补充到地址中。`,
  taxIdWrong: (name) => `地址中的${spacedName(name)}无效，请修改。`,
}
