import { expect, test } from 'vitest'
import { addressLines, fullName } from './address-lines.ts'

const nobody = { first_name: '', last_name: '', province: '', city: '', address: '', postcode: '' }

test.each([
  ['DE', { postcode: '10999', city: 'Berlin', province: 'Berlin' }, ['1 Main Street', '10999 Berlin']],
  [
    'US',
    { postcode: '11201', city: 'Brooklyn', province: 'New York' },
    ['1 Main Street', 'Brooklyn, New York 11201'],
  ],
  ['GB', { postcode: 'SE1 9GF', city: 'London' }, ['1 Main Street', 'London SE1 9GF']],
  ['FR', { postcode: '69001', city: 'Lyon', province: 'Rhône' }, ['1 Main Street', '69001 Lyon, Rhône']],
  ['HK', { city: 'Kowloon', province: 'Kowloon' }, ['1 Main Street', 'Kowloon']],
  [
    'JP',
    { postcode: '150-0001', city: 'Shibuya', province: 'Tokyo' },
    ['1 Main Street', 'Shibuya, Tokyo 150-0001'],
  ],
  [
    'JP',
    { postcode: '150-0001', city: '渋谷区', province: '東京都', address: '神宮前1-2-3' },
    ['〒150-0001', '東京都渋谷区', '神宮前1-2-3'],
  ],
  [
    'JP',
    { postcode: '150-0001', city: '渋谷区', province: 'Tokyo', address: '神宮前1-2-3' },
    ['〒150-0001', 'Tokyo 渋谷区', '神宮前1-2-3'],
  ],
  [
    'KR',
    { postcode: '06134', city: '강남구', province: '서울특별시', address: '테헤란로 123' },
    ['서울특별시 강남구', '테헤란로 123', '06134'],
  ],
  ['KR', { postcode: '30151', city: '세종', address: '한누리대로 1' }, ['세종', '한누리대로 1', '30151']],
  [
    'CN',
    { postcode: '510620', city: '广州市', province: '广东省', address: '体育西路1号' },
    ['510620', '广东省广州市', '体育西路1号'],
  ],
  ['HK', { city: '油尖旺', province: '九龍', address: '彌敦道 1 號' }, ['九龍油尖旺', '彌敦道 1 號']],
  [
    'TW',
    { postcode: '100', city: '台北市', province: '台北市', address: '重慶南路1段' },
    ['100', '台北市', '重慶南路1段'],
  ],
  ['HU', { postcode: '1011', city: 'Budapest', address: 'Fő utca 1' }, ['Budapest', 'Fő utca 1', '1011']],
])('the lines of an address in %s', (country, place, lines) => {
  expect(addressLines({ ...nobody, address: '1 Main Street', ...place, country })).toEqual(lines)
})

test.each([
  ['Taro', 'Yamada', 'JP', 'Taro Yamada'],
  ['太郎', '山田', 'JP', '山田 太郎'],
  ['太郎', '山﨑', 'US', '山﨑太郎'],
  ['さくら', '小林', 'DE', '小林 さくら'],
  ['민수', '김', 'KR', '김민수'],
  ['小明', '陈', 'CN', '陈小明'],
  ['János', 'Nagy', 'HU', 'Nagy János'],
  ['Thị Đào', 'Nguyễn', 'VN', 'Nguyễn Thị Đào'],
  ['Ana', 'Silva', 'BR', 'Ana Silva'],
  ['Suharto', '', 'ID', 'Suharto'],
  ['', 'Suharto', 'ID', 'Suharto'],
  ['Ana', '林', 'TW', 'Ana 林'],
])('%s and %s in %s is written %s', (first_name, last_name, country, name) => {
  expect(fullName({ first_name, last_name, country })).toBe(name)
})
