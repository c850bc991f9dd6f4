import type { text as en } from './captions.en.ts'

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

const kindOf = (kind: string, index: number) => `${kind === 'detail' ? '精细照片' : '验货照片'} ${index}`

export const text: typeof en = {
  shows,
  flaws,
  caption({ kind, shows: seen = 'other', flaw, note }, index) {
    const what = seen === 'other' ? kindOf(kind, index) : flaw ? `瑕疵：${flaws[flaw]}` : shows[seen]
    return note ? `${what}（${note}）` : what
  },
  of: (caption, index, count) => `${caption}，第 ${index} 张，共 ${count} 张`,
}
