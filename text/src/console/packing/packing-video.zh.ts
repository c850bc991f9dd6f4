import type { text as en } from './packing-video.en.ts'

export const text: typeof en = {
  title: '打包视频',
  text: '买家已付费：请拍下商品入箱和封箱的过程。没有视频不能发出。',
  choose: '视频（mp4、webm 或 mov，不超过 96 MB）',
  sending: (percent) => `已上传 ${percent}%`,
  there: '已上传',
  missing: '未上传',
  replace: '换一个视频（mp4、webm 或 mov，不超过 96 MB）',
  kept: '视频已保存，买家可以观看。再次上传会替换。',
}
