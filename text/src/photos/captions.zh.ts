import { LISTED_MAX } from '@longhaul/domain/warehouse/photo-captions.ts'
import type { Seen, text as en } from './captions.en.ts'

const shows: (typeof en)['shows'] = {
  front: '正面',
  back: '背面',
  label: '标签',
  flaw: '瑕疵',
  measure: '量尺寸',
  scale: '称重',
  accessories: '配件',
  packaging: '包装',
  other: '其他',
}

const flaws: (typeof en)['flaws'] = {
  crack: '裂纹',
  chip: '缺口',
  scratch: '划痕',
  stain: '污渍',
  hole: '破洞',
  tear: '撕裂',
  thread: '线头',
  dent: '凹陷',
  colour: '颜色不符',
  print: '印刷不良',
  glue: '胶痕',
  missing: '缺件',
}

const kindOf = (kind: string) => (kind === 'detail' ? '精细照片' : '验货照片')

function describe({ shows: seen = 'other', flaw, note }: Seen): string | null {
  const what = seen === 'other' ? null : flaw ? `瑕疵：${flaws[flaw]}` : shows[seen]
  return what && note ? `${what}（${note}）` : what || note || null
}

export const text: typeof en = {
  shows,
  flaws,
  caption: (photo, index) => describe(photo) ?? `${kindOf(photo.kind)} ${index}`,
  listed: (photos) =>
    [...new Set(photos.flatMap((photo) => describe(photo) ?? []))].slice(0, LISTED_MAX).join('、'),
  inSeries(photo, index, count) {
    const what = describe(photo)
    return what
      ? `${what}，第 ${index} 张，共 ${count} 张`
      : `${kindOf(photo.kind)}第 ${index} 张，共 ${count} 张`
  },
}
