import type { text as en } from './unread.en.ts'

const troubles: typeof en.link.troubles = {
  blocked: {
    title: '平台要登录才显示这件商品',
    text: (min, max) =>
      `采购员可以打开。请提供三项信息，采购员会在 ${min}\u2060–\u2060${max} 个工作小时内打开页面核对。`,
  },
  gone: {
    title: '页面显示商品已下架',
    text: () => '请打开链接确认。如果仍能看到，请提供三项信息，采购员会帮你找。',
  },
  shop_closed: {
    title: '这家店铺已关闭',
    text: () => '页面上是这样写的。同款商品常有其他卖家出售，可以粘贴那里的链接。',
  },
  unreachable: {
    title: '页面没有响应',
    text: (min, max) =>
      `可以重新读取，或提供三项信息，采购员会在 ${min}\u2060–\u2060${max} 个工作小时内打开页面核对。`,
  },
}

export const text: typeof en = {
  paste: {
    title: '粘贴商品链接即可开始',
    text: '支持淘宝、天猫、1688、微店、京东、拼多多等大多数国内店铺，也可以粘贴带链接的分享文字、清单或其他代购网站的链接。',
    label: '商品链接或分享文字',
  },

  link: {
    unreadable: {
      title: '这个页面读不了',
      text: (min, max) =>
        `采购员可以打开。请提供三项信息，采购员会在 ${min}\u2060–\u2060${max} 个工作小时内打开页面核对。`,
    },
    unreadShop: {
      title: '这家店铺读不了，但采购员可以买',
      text: (min, max) => `请提供三项信息，采购员会在 ${min}\u2060–\u2060${max} 个工作小时内打开页面核对。`,
    },
    failed: {
      title: '暂时读取不了',
      text: '可以重新读取，或提供三项信息。',
    },
    retry: '重新读取',
    retryFrom: (time) => `刚刚试过，${time} 后可重新读取。`,
    noLink: {
      no_link: '粘贴的内容里没有链接',
      share_code: '这是 App 口令，里面没有链接',
      no_page: '这个链接里没有商品',
      unsupported_scheme: '这是 App 内的地址，不是网页',
      shop_or_search: '这是店铺或搜索页，不是单个商品',
      needs_redirect: '这个短链接打不开',
      blocked: '平台要登录才显示这个页面',
      cut_link: '链接不完整',
      outside_china: '该店铺不在中国境内',
    },
    instead: {
      no_link: '请粘贴商品链接，前后带文字也可以。',
      share_code: '口令只有 App 能打开：请在 App 中粘贴并打开商品，再复制它的链接。',
      no_page: '请打开商品本身，从商品页或 App 的“分享”中复制链接。',
      unsupported_scheme: '请在 App 中点“分享”，再点“复制链接”，然后粘贴到这里。',
      shop_or_search: '请打开商品页，再复制它的链接。',
      needs_redirect: '请先在浏览器中打开，再粘贴跳转后的网址。',
      blocked: '请在 App 或浏览器中打开，再粘贴商品页的网址。',
      cut_link:
        '链接缺了一部分，或者商品编号中间有空格，直接打开可能是另一件商品。请打开商品页，复制完整链接，再粘贴到这里。',
      outside_china:
        '采购员只能在中国大陆的店铺购买。同款商品国内通常也有：可以在淘宝、1688 或京东搜索，再把链接粘贴到这里。',
    },
    whichShops: '查看支持哪些平台',
    troubles,
    albumTitle: '相册不是店铺',
    albumText:
      '相册只有图片。如果旁边附有店铺链接，请改为粘贴那个链接；没有的话，请在下方填写店铺名称和卖家给你的价格。',
    shopNumber: (id) => `店铺编号：${id}`,
    keepShop: '收藏店铺',
    openShop: '打开店铺',
  },
  several: {
    taken: (count, number) => `粘贴的内容里有 ${count} 个链接，当前填写的是第 ${number} 个。`,
    choose: (count) => `粘贴的内容里还有 ${count} 个链接。`,
    list: '粘贴内容里的链接',
    here: '当前',
    open: (number) => `打开第 ${number} 个链接`,
    broken: '不完整',
    shown: (shown, all) => `已显示 ${shown} / ${all} 个链接`,
    showAll: (count) => `显示全部 ${count} 个`,
    cut: (count) => `已读取前 ${count} 个链接，其余请另行粘贴。`,
    listTitle: (count) => `清单里有 ${count} 个链接`,
    listLead: '打开链接填写对应的表单。旁边的文字来自你的清单，请核对。',
    listNone: '清单里没有可以购买的链接。',
    listKeep: '存为清单，修正后一次加入购物车',
    listGone: '这份清单已不在这里',
    listGoneText: '粘贴的清单只保留在当前窗口，请重新粘贴。',
  },
  product: {
    foreign: (price, day) => `≈ 由 ${price} 换算，${day}汇率`,
    noRate: (price) => `店铺标价 ${price}，暂无该货币的汇率，请填写人民币价格。`,
    noPrice: '页面没有标明价格，请按你看到的填写。',
    noPictures: '未能读取页面图片。',
    addPicture: '添加图片',
    addPictureHint: '页面截图即可。图片随订单保存，方便你和采购员辨认。',
    addPictureGuest: '登录后可以在这里添加图片，截图即可。',
    removePicture: '移除图片',
    soldOutNote: '页面显示已售罄。采购员会向卖家确认，请在下方选择缺货时的处理方式。',
    minOrder: (count) => `卖家 ${count} 件起售。`,
    steps: '不同数量的单价',
    stepFrom: (count) => `${count} 件起`,
  },
  where: {
    title: '链接在哪里',
    apps: [
      ['淘宝、天猫', '打开商品 → 分享 → 复制链接'],
      ['1688', '打开商品 → ⋯ → 分享 → 复制链接'],
      ['微店、闲鱼', '分享 → 复制链接。“发送给好友”没有链接。'],
    ],
    none: '没有链接？',
    describe: '向客服描述',
  },
  shot: {
    label: '商品页截图',
    hint: '拖到这里、按 Ctrl+V 粘贴，或选择图片。截图会随订单交给采购员。',
    kept: '截图会随订单交给采购员',
    keptHint: '请在下面填写截图里的内容。',
    guest: '登录后可以在这里添加截图。',
    remove: '移除截图',
    alt: '你的截图',
    or: '并告诉我们',
  },
  next: {
    title: '接下来',
    steps: (min, max) => [
      ['告诉我们是什么', '一张截图和三项信息，现在不收费。'],
      ['付款', '填了价格，这里就会显示合计。付款后先冻结。'],
      ['采购员打开页面', `付款后 ${min}\u2060–\u2060${max} 个工作小时内。`],
      ['有出入会先问你', '你同意再买，不同意就退款。'],
    ],
  },
  rest: '国内运费、备注、备选规格',
  fields: {
    what: '是什么商品？',
    which: '要哪一款？',
    whichHint: '颜色、尺码、型号，只有一款可以不填。',
    whichPlaceholder: '沙色，350 ml',
    priceSeen: '页面上的价格',
    priceSeenHint: '单件价格。',
    url: '商品链接',
    urlHint: '从店铺页面复制，例如 https://…',
    seller: '店铺名称',
  },
  restricted: {
    title: '该商品可能难以寄送',
    forbidden: (names) => `${names}：没有线路可以寄往国外，请勿下单。`,
    limited: (names) => `${names}：只有部分线路可寄，入库后可在仓库页查看。`,
    more: '了解哪些商品可以寄送',
  },
  gone: '该商品已不在购物车中。',
}
