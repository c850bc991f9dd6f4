import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'

/*
 * Whole pages as real shops build them, each with a difficulty that such a page once caused. Shops, goods and
 * texts are invented.
 */

type Sample = {
  file: string
  url: string
  title: string
  picture: string
  price: { minor: number; currency: string } | null
}

const samples: Sample[] = [
  {
    // No price in Open Graph, whose title ends in the shop's name; the first name in the microdata is that of
    // a property.
    file: 'microdata-on-body.html',
    url: 'https://www.laternenhaus.example/p/gartenpumpe-p3-848/#variationId=836000001',
    title: 'Gartenpumpe »P 3 Leise« | LATERNENHAUS',
    picture: 'https://img.laternenhaus.example/i/e72f/gartenpumpe-p3-gelb.jpg?$format$',
    price: { minor: 11_901, currency: 'EUR' },
  },
  {
    // The sign on the page is $, the currency is not the dollar; Open Graph gives the type `website`.
    file: 'linked-among-others.html',
    url: 'https://www.denghuo.example/store/36?pid=262',
    title: '3/19~3/21《河邊的三堂課》',
    picture: 'https://pic.denghuo.example/products/262/262_1_r.jpg',
    price: { minor: 96_000, currency: 'TWD' },
  },
  {
    // Addresses without a protocol; an aggregate of one offer.
    file: 'aggregate-and-bare-addresses.html',
    url: 'https://www.lampmarket.example/product-detail/Hand-Grater_62320.html?spm=a2700.list.45',
    title: 'Hand grater of steel - Buy Hand Grater,Steel Grater Product on Lampmarket',
    picture: 'https://sc01.lampmarket.example/kf/Hcb705.jpg',
    price: { minor: 1_199, currency: 'USD' },
  },
  {
    // The linked picture is a thumbnail, its address with entities: Open Graph has the larger one. The seller
    // is a plain text.
    file: 'thumbnail-with-entities.html',
    url: 'https://www.felinar.example/ceai-d-argint-0-7/pd/DWF/',
    title: "Ceai D'Argint Frunze Mari, 45%, 0.7 kg",
    picture: 'https://s13.felinar.example/images/res_4696.jpg?width=450&height=450&hash=4FCD',
    price: { minor: 17_334, currency: 'RON' },
  },
  {
    // 43.90 EUR or 48,00 USD: never the amount of one with the currency of the other.
    file: 'two-currencies.html',
    url: 'https://www.farol.example/es/listing/550/alfombra',
    title: 'Alfombra de la puerta, pintada con hojas / regalo / adorno del porche',
    picture: 'https://i.farol.example/il/da5710/244/il_fullxfull.244_opq0.jpg',
    price: { minor: 4_390, currency: 'EUR' },
  },
  {
    // There is no price anywhere: the result is null, not zero.
    file: 'graph-without-price.html',
    url: 'https://www.workyard.example/p/benches/tops/60-x-24-beech-bench-top',
    title: '60"W x 24"D x 1-3/4" Thick Beech Bench Top',
    picture: 'https://images.workyard.example/images/pd/30123.jpg',
    price: null,
  },
  {
    // Microdata in empty spans next to a breadcrumb trail; Open Graph's address differs from the page's.
    file: 'microdata-in-spans.html',
    url: 'https://www.tierlaterne.example/kleiner-stall-mit-auslauf',
    title: 'Holzhaus Kleiner Stall mit Auslauf',
    picture: 'https://images2.tierlaterne.example/media/Stall-1045.jpg',
    price: { minor: 9_747, currency: 'EUR' },
  },
  {
    // Open Graph's title is empty and its picture is the shop's; an aggregate precedes its own offers, the
    // more expensive one first.
    file: 'several-offers.html',
    url: 'https://www.wickandflame.example/cat/oil/lantern-oil-tablets',
    title: 'Lantern Oil & Lamp Tablets',
    picture:
      'https://res.wickandflame.example/image/upload/f_auto,c_pad,w_500,h_500,q_75/q_100/v148/tablets.jpg',
    price: { minor: 529, currency: 'GBP' },
  },
]

test.each(samples)('$file', ({ file, url, title, picture, price }) => {
  const product = readPage({ url, body: readFileSync(new URL(`samples/${file}`, import.meta.url)) })
  expect(product?.title).toBe(title)
  expect(product?.pictures[0]).toBe(picture)
  expect(product?.price ?? null).toEqual(price)
})
