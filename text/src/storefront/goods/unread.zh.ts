import type { text as en } from './unread.en.ts'

const troubles: typeof en.link.troubles = {
  blocked: {
    title: '平台要求登录后才能查看此页面',
    text: (min, max) =>
      `请按你在 App 或浏览器中看到的内容填写，采购员会登录后在 ${min}\u2060–\u2060${max} 个工作小时内核对。`,
  },
  gone: {
    title: '该商品可能已下架',
    text: () => '页面显示商品已不存在。请打开链接确认；如果仍能看到，请填写表单，采购员会帮你查找。',
  },
  shop_closed: {
    title: '该店铺已关闭',
    text: () => '页面显示店铺已关闭。同款商品常有其他店铺出售，可以粘贴它的链接。',
  },
  unreachable: {
    title: '页面没有响应',
    text: (min, max) =>
      `请按页面内容填写，采购员会在 ${min}\u2060–\u2060${max} 个工作小时内核对；也可以重新读取。`,
  },
}

export const text: typeof en = {
  paste: {
    title: '粘贴商品链接即可开始',
    text: '支持淘宝、天猫、1688、微店、京东、拼多多等大多数国内店铺，也可以粘贴带链接的分享文字、清单或其他代购网站的链接。',
    label: '商品链接或分享文字',
  },

  link: {
    unreadable: (min, max) =>
      `无法读取该页面。请按页面内容填写，采购员会在 ${min}\u2060–\u2060${max} 个工作小时内核对。`,
    failed: '读取失败，但仍可下单：请按页面内容填写下方表单。',
    retry: '重新读取',
    retryFrom: (time) => `刚刚已读取过，${time} 后可重新读取。`,
    noLink: {
      no_link: '没有找到链接。请填写商品链接，或重新粘贴。',
      share_code:
        '这是 App 口令，没有链接。请在 App 中粘贴并打开商品，点“分享”再“复制链接”，然后粘贴到这里。',
      no_page: '这个链接里没有商品。请粘贴商品本身的链接，可以从商品页或 App 的“分享”中复制。',
      not_a_product: '暂时无法读取该店铺，但采购员可以购买。请按页面内容填写。',
      unsupported_scheme: '这是 App 内的地址。请在 App 中点“分享”再“复制链接”，然后粘贴到这里。',
      shop_or_search: '这是店铺或搜索页，不是单个商品。请打开商品页，再粘贴它的链接。',
      needs_redirect: '这是短链接，暂时无法打开。请先在浏览器中打开，再粘贴跳转后的网址。',
      blocked: '平台要求登录后才能查看。请在 App 或浏览器中打开，再粘贴商品页的网址。',
      cut_link: '链接不完整',
      outside_china: '该店铺不在中国境内',
    },
    instead: {
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
  fields: {
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
