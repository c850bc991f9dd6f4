import { foldWords } from '../../texts/tidy.ts'

/** What a column of a sheet is about. `other` names a column that says nothing about what to buy. */
export const COLUMN_KINDS = [
  'link',
  'name',
  'option',
  'size',
  'quantity',
  'price',
  'note',
  'person',
  'section',
  'picture',
  'other',
] as const
export type ColumnKind = (typeof COLUMN_KINDS)[number]

/**
 * The words of headings, in the languages of people who keep such sheets. The order decides where one heading
 * has several: a `product link` is a link, a `total price` is no price of one piece.
 */
const WORDS: readonly (readonly [ColumnKind, string])[] = [
  [
    'other',
    `no nr # row number id index rank total totals sum subtotal weight kg grams qc seller shop store brand
     status rating platform agent shipping fee date nummer gesamt summe gewicht verkaufer laden marke datum
     numero suma peso vendedor tienda marca estado fecha poids vendeur boutique marque statut soma loja data
     итого сумма вес продавец магазин бренд статус дата номер razem lp waga sprzedawca sklep marka stan
     序号 编号 总价 总计 小计 合计 总额 重量 店铺 卖家 品牌 状态 平台 运费 日期`,
  ],
  [
    'picture',
    `image images picture pictures photo photos pic pics img bild bilder foto fotos imagen imagenes imagem
     imagens фото картинка изображение zdjecie zdjecia obraz obrazek 图片 照片 图`,
  ],
  [
    'link',
    `link links url w2c href address webpage enlace enlaces lien liens adresse ссылка ссылки odnosnik adres
     链接 网址 地址 連結`,
  ],
  [
    'price',
    `price prices cost yuan preis preise kosten precio precios coste prix cout preco valor цена стоимость cena
     ceny koszt 单价 价格 售价 价钱 價格`,
  ],
  [
    'quantity',
    `qty quantity quantities pcs pieces count amount menge anzahl stuck stuckzahl cantidad cant unidades uds
     quantite qte quantidade qtd qtde количество кол шт ilosc szt sztuk 数量 件数 个数 數量`,
  ],
  [
    'size',
    `size sizes grosse großen groesse talla tallas tamano taille tailles pointure tamanho tamanhos размер
     размеры rozmiar rozmiary 尺码 尺寸 大小 码数 尺碼`,
  ],
  [
    'option',
    `option options color colour colors colours variant variants style model version spec specs farbe farben
     variante varianten modell ausfuhrung opcion opciones colores modelo estilo couleur couleurs modele cor
     cores opcao variacao цвет вариант модель опция kolor kolory wariant wersja 规格 颜色 款式 型号 选项 顏色`,
  ],
  [
    'note',
    `note notes comment comments remark remarks notiz notizen bemerkung bemerkungen kommentar anmerkung nota
     notas comentario comentarios observaciones remarque remarques commentaire observacao observacoes
     примечание примечания комментарий заметки uwagi uwaga notatki komentarz 备注 说明 要求 備註`,
  ],
  [
    'person',
    `person persons people who whom buyer orderer customer friend member participant recipient kaufer wer wen
     besteller freund empfanger mitglied persona quien comprador cliente amigo destinatario miembro personne qui
     acheteur client ami membre destinataire pessoa quem membro человек кто кому кого покупатель участник друг
     osoba kto komu kogo kupujacy uczestnik 谁 给谁 买家 收件人 姓名 昵称 朋友 团员 成员 買家`,
  ],
  [
    'section',
    `category categories type section group kategorie typ gruppe categoria categorie tipo grupo категория тип
     раздел kategoria grupa 分类 类别 类目`,
  ],
  [
    'name',
    `name names item items product products title goods description article artikel produkt produkte
     bezeichnung beschreibung titel nombre producto productos articulo titulo descripcion nom produit produits
     titre nome produto produtos item товар товары название наименование описание nazwa produkt produkty
     przedmiot opis 名称 品名 商品 产品 物品 宝贝 标题 名字 商品名`,
  ],
]

/** Words that say nothing alone. */
const FILLING = new Set(
  `the of in for fur para pour dla для per each my our a de do da du des la le el por par pro unit unitario
   unitaire einzel cny rmb usd eur gbp pln brl rub url`.split(/\s+/),
)

const KINDS = WORDS.map(([kind, words]) => [kind, words.split(/\s+/).map((word) => foldWords(word))] as const)
const KIND_OF = new Map(
  KINDS.toReversed().flatMap(([kind, words]) => words.map((word) => [word, kind] as const)),
)
const HAN = KINDS.map(
  ([kind, words]) => [kind, words.filter((word) => /\p{Script=Han}/u.test(word))] as const,
)

/** The longest heading that is read. */
const HEADING_MAX = 40

/** What a column with this heading is about; undefined if the text is no heading. */
export function headingKind(text: string): ColumnKind | undefined {
  if (text === '' || text.length > HEADING_MAX || text.includes('://')) return undefined
  const bare = foldWords(text.replaceAll(/[(（[【][^)）\]】]*[)）\]】]?/g, ' '))
  if (/\p{Script=Han}/u.test(bare)) return hanKind(bare)
  const words = bare.split(/[^\p{L}\p{N}#]+/u).filter((word) => word !== '')
  const known = words.map((word) => KIND_OF.get(word))
  const unknown = words.filter((word, at) => known[at] === undefined && !FILLING.has(word)).length
  // `Alternative link` is a link, whatever it is an alternative to.
  if (words.length === 0 || unknown > (words.length <= 3 && known.includes('link') ? 1 : 0)) return undefined
  return WORDS.find(([kind]) => known.includes(kind))?.[0]
}

function hanKind(heading: string): ColumnKind | undefined {
  const found = HAN.find(([, words]) => words.some((word) => heading.includes(word)))
  if (!found) return undefined
  const rest = HAN.flatMap(([, words]) => words)
    .toSorted((word, other) => other.length - word.length)
    .reduce((left, word) => left.replaceAll(word, ''), heading)
  // More than a few characters beside the words make it the name of something.
  return rest.replaceAll(/[\s/、:：]/g, '').length <= 2 ? found[0] : undefined
}

/** Whether a row sums up others instead of naming goods. */
export const isSum = (text: string): boolean =>
  /^(?:grand |sub)?(?:total|sum|gesamt|summe|suma|razem|итого|всего|合计|总计|小计|总价|共)/.test(
    foldWords(text),
  )
