import type { text as english } from './search.en.ts'

export const text: typeof english = {
  title: '搜索商品',
  titleOf: (words) => `“${words}”`,
  box: '想找什么？',
  button: '搜索',
  searchedAs: '实际搜索词：',
  ofWords: (words) => `（“${words}”的中文说法）`,
  first: {
    title: '输入想找的商品名称',
    text: '中英文都可以。商品链接或 App 里复制的文字，请粘贴到页面顶部的输入框。',
  },
  refused: {
    nothing_to_search: {
      title: '这里没有可搜索的词',
      text: '请至少输入两个字母或一个汉字。符号和表情不是商品名称。',
    },
    words_too_long: {
      title: '搜索词太长',
      text: '请只保留商品名称，最多 200 个字。',
    },
  },
  picture: {
    title: '按图搜索',
    words: '按文字搜索',
    label: '想找的商品图片',
    hint: '可以选择、拖入或粘贴图片。图片只用来和本站已有的图片比对，不会保存。',
    camera: '拍照',
    same: '同一张图片',
    alike: '相似的图片',
    none: {
      title: '没有相似的图片',
      text: '只能比对本站已有的图片。可以改用文字搜索，或粘贴商品链接。',
    },
  },
  none: {
    title: '没有找到商品',
    text: '可以减少几个词，或换个更常用的说法；也可以粘贴你在别处找到的商品链接。',
    filtered: '没有符合筛选条件的商品。',
    clear: '清除筛选',
    waiting: '暂时没有结果，还有一处正在搜索。',
  },
  sources: {
    label: '搜索范围',
    names: { memory: '本站已知', demo_mall: '演示商城', '1688_open': '1688' },
    slow: (name) => `${name}：还在搜索`,
    failed: (name) => `${name}：没有回应。`,
    used_up: (name) => `${name}：暂时不能再搜索`,
    not_open: (name) => `${name}：本站未开通，可粘贴链接`,
    again: '再试一次',
  },
  sort: {
    label: '排序',
    best: '最相关',
    cheapest: '价格最低',
    dearest: '价格最高',
  },
  filters: {
    title: '筛选',
    price: '商品价格（元）',
    from: '最低',
    to: '最高',
    marketplace: '平台',
    all: '全部平台',
    weighed: '本站称过重',
    apply: '应用',
  },
  card: {
    from: (price) => `${price} 起`,
    noPrice: '价格见商品页',
    freight: (price) => `+ 国内运费 ${price}`,
    free: '国内包邮',
    minimum: (count) => `${count} 件起购`,
    weighed: (count, problems) =>
      `称过 ${count} 件，${problems === 0 ? '没出过问题' : `${problems} 件有问题`}`,
    never: '本站还没称过',
    soldOut: '已售罄',
    ad: '广告',
  },
  door: '国际运费和税费因国家而异，每件商品的页面会列出到手价。',
  stale: '正在搜索…',
}
