import type { text as en } from './tax-schemes.en.ts'

/** 我们可以代收税款的登记制度，员工的叫法。 */
export const text: typeof en = {
  ioss: '欧盟增值税（IOSS）',
  gb_vat: '英国增值税',
  voec: '挪威增值税（VOEC）',
  au_gst: '澳大利亚 GST',
  nz_gst: '新西兰 GST',
  sg_gst: '新加坡 GST',
}
