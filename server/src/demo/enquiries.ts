import type { Agency } from './agency.ts'

/** A bag maker asked about fulfilment three weeks ago and was called back. */
export async function enquiryOfHoldall(agency: Agency): Promise<void> {
  const { id } = await agency.guest()('POST /leads', {
    body: {
      name: 'Ingrid Solberg',
      company: 'Holdall Bags AS',
      email: 'ingrid@holdall.example',
      phone: '+47 22 12 34 56',
      monthly_volume: 'up_to_1000',
      message:
        'We have our bags made in Dongguan and sell them in Norway and Sweden. Could you take them from two factories, pack by order and send them one by one?',
      consent: true,
    },
  })
  const call = await agency.staff('support')
  const { version } = await call('GET /staff/leads/{id}', { params: { id } })
  await call('POST /staff/leads/{id}/stage', {
    params: { id },
    body: {
      stage: 'contacted',
      version,
      note: '打过电话：两家工厂都在东莞，月均 600 单，想先试一个月。周五前发报价。',
    },
  })
}

/** A tea shop has just written. */
export async function enquiryOfTeaShop(agency: Agency): Promise<void> {
  await agency.guest('zh')('POST /leads', {
    body: {
      name: '郑书宁',
      company: '山里茶铺',
      email: 'shuning@teashop.example',
      phone: '',
      monthly_volume: 'up_to_100',
      message: '我们在福建安溪，茶叶想发到美国和加拿大的客人手上，每月大概 80 单。可以代为打单、贴标吗？',
      consent: true,
    },
  })
}
