import type { text as en } from './site-defaults.en.ts'

export const text: typeof en = {
  websiteName: '远淘',
  websiteInfo: '粘贴链接，我们代购，免费存放 {{freeStorageDays}} 天，合并成一个包裹寄到国外。',
  contactHours: '周一至周五 9:00–18:00（UTC+8）',
}
