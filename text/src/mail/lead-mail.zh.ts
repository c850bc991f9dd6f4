import type { Lang } from '@longhaul/domain/languages.ts'
import type { text as en } from './lead-mail.en.ts'

const written: Record<Lang, string> = { en: '英文', zh: '中文' }

export const text: typeof en = {
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
  wrote: (lang) => `对方使用${written[lang]}填写。`,
  open: '查看咨询',
  footer: '请直接回复上面的邮箱，并在后台记录跟进情况。',
}
