import type { Lang } from '../lang.ts'

const en = {
  subject: (name: string, company: string) =>
    `Fulfilment enquiry from ${company ? `${name}, ${company}` : name}`,
  greeting: 'Somebody filled in the form of the fulfilment page.',
  name: (value: string) => `Name: ${value}`,
  company: (value: string) => `Company: ${value}`,
  email: (value: string) => `E-mail: ${value}`,
  phone: (value: string) => `Phone: ${value}`,
  volume: (value: string) => `Orders a month: ${value}`,
  volumes: {
    up_to_100: 'up to 100',
    up_to_1000: '100 to 1,000',
    up_to_10000: '1,000 to 10,000',
    more: 'more than 10,000',
  } as Record<string, string>,
  wrote: (lang: Lang) => `The form was filled in ${lang === 'zh' ? 'in Chinese' : 'in English'}.`,
  open: 'Open the enquiry',
  footer: 'Answer to the address above. What you do about it belongs into the console.',
}

const zh: typeof en = {
  subject: (name, company) => `仓储代发咨询：${company ? `${name}，${company}` : name}`,
  greeting: '有人填写了仓储代发页面的表单。',
  name: (value) => `姓名：${value}`,
  company: (value) => `公司：${value}`,
  email: (value) => `邮箱：${value}`,
  phone: (value) => `电话：${value}`,
  volume: (value) => `月订单量：${value}`,
  volumes: {
    up_to_100: '100 单以内',
    up_to_1000: '100 至 1,000 单',
    up_to_10000: '1,000 至 10,000 单',
    more: '10,000 单以上',
  },
  wrote: (lang) => `对方使用${lang === 'zh' ? '中文' : '英文'}填写。`,
  open: '查看咨询',
  footer: '请直接回复上面的邮箱，并在后台记录跟进情况。',
}

/** The mail to the agency about an enquiry. */
export const leadMailIn = (lang: Lang) => (lang === 'zh' ? zh : en)
