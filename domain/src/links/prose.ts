import { headingKind } from './sheet/headings.ts'

/**
 * Words of greetings, requests, thanks and totals: people put them around a list, and they describe none of
 * its goods.
 */
const AROUND_A_LIST =
  /(?<![a-z])(?:hi|hello|hey|dear|thanks|thank|thx|cheers|please|pls|my|here(?:'s)?|i|i'[a-z]+|we|want|need|looking|shipping|took|arrived|delivery|haul|review|reading|questions?|list|total|enjoy|bye|everyone|guys|following|below|above)(?![a-z])|谢|你好|您好|大家|请|帮我|想要|想买|麻烦|总共|合计|共计|以上|以下|清单|如下|拜托|辛苦|发货|到货/i

/** How many lines of a list are looked at. */
const SAMPLE = 20
const STOP = /[.!?。！？…:：~]["'”’)）]*$/

/**
 * Whether a line before or after a list is addressed to its reader instead of naming goods. A mark at its end
 * shows that only if no line of the list ends like that.
 */
export function isProse(line: string, listLines: readonly string[]): boolean {
  const text = line.trim()
  if (AROUND_A_LIST.test(text)) return true
  const stop = STOP.exec(text)?.[0].charAt(0)
  return (
    stop !== undefined &&
    !listLines.slice(0, SAMPLE).some((other) => STOP.exec(other.trim())?.[0].charAt(0) === stop)
  )
}

const HEADING =
  /^(?:no|nr|#|item|product|goods|name|title|description|brand|link|links|url|w2c|price|cost|size|sizes|colou?r|colou?rs|option|options|variant|style|qty|quantity|amount|number|pcs|weight|seller|shop|store|platform|agent|note|notes|comment|comments|remark|remarks|image|images|picture|photo|photos|pics?|qc|category|type|status|total|rating|weidian|taobao|1688|usd|eur|gbp|cny|rmb|yuan|in|of|the|and|kg|g)$/
const HEADING_ZH =
  /^(?:序号|编号|商品|产品|物品|货品|宝贝|名称|品名|名字|标题|描述|品牌|链接|地址|网址|购买|价格|单价|总价|金额|尺码|尺寸|大小|颜色|规格|型号|款式|选项|数量|件数|个数|重量|卖家|店铺|平台|备注|说明|图片|照片|分类|类别|状态|元)+$/

/**
 * Whether a line is the heading row of a table: at least two cells, each with nothing but the name of a
 * column.
 */
export function isHeading(line: string): boolean {
  const cells = line
    .split(/[\t|,;，；]/)
    .map((cell) =>
      cell
        .toLowerCase()
        .replace(/[(（][^()（）]*[)）]|["'*_:：¥$€£/-]/g, ' ')
        .trim(),
    )
    .filter((cell) => cell !== '')
  return cells.length > 1 && cells.every((cell) => isColumnName(cell) || headingKind(cell) !== undefined)
}

const isColumnName = (cell: string): boolean =>
  cell.split(/\s+/).every((word) => HEADING.test(word) || HEADING_ZH.test(word))
