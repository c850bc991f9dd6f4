/**
 * Public figures that weights come from. They are those of the goods alone; 20 to 50 g are for the bag they
 * come in.
 */
export const KIND_SOURCES: Readonly<Record<string, string>> = {
  clothes: 'https://how.edu.vn/?p=33066',
  shirts: 'https://takecareofyourclothes.com/how-much-does-a-shirt-weigh/',
  shoes: 'https://decentfoot.com/how-heavy-are-shoes-in-a-box',
}

/**
 * The starting table: grams (10 of 100 are lighter, half, 10 of 100 heavier), sides in millimetres, the
 * unit and usual amount of its size, words of every language, the source of the weights. Without a source
 * it is our own estimate, and so are all sides.
 */
export const KIND_ROWS = {
  't-shirt': '140 200 300 | 300 220 25 | - | t-shirt, tee, t恤, T恤衫, 短袖, 恤衫 | shirts',
  shirt: '180 270 400 | 320 240 35 | - | shirt, blouse, 衬衫, 衬衣 | clothes',
  hoodie:
    '450 680 950 | 360 300 80 | - | hoodie, hoodies, sweatshirt, 卫衣, 帽衫, 连帽卫衣, 连帽衫, 圆领卫衣 | ours',
  sweater:
    '320 520 900 | 350 280 70 | - | sweater, jumper, cardigan, 毛衣, 针织衫, 羊毛衫, 针织开衫, 开衫 | clothes',
  jacket: '450 700 1150 | 380 300 80 | - | jacket, windbreaker, 外套, 夹克, 冲锋衣, 风衣, 皮衣 | clothes',
  coat: '850 1300 2000 | 450 350 120 | - | coat, overcoat, parka, 大衣, 棉服, 棉衣, 呢子大衣 | clothes',
  'down-jacket': '500 850 1400 | 420 350 160 | - | down jacket, puffer, puffer jacket, 羽绒服 | ours',
  suit: '900 1400 2200 | 450 350 100 | - | suit, 西装, 西服, 汉服 | clothes',
  dress: '220 380 700 | 330 250 40 | - | dress, 连衣裙, 裙子, 旗袍, 马面裙, 长裙 | clothes',
  skirt: '200 330 520 | 320 240 35 | - | skirt, 半身裙, 短裙, 百褶裙 | clothes',
  jeans: '480 640 850 | 350 280 60 | - | jeans, 牛仔裤 | clothes',
  trousers:
    '280 430 650 | 340 270 50 | - | trousers, pants, joggers, leggings, 裤子, 长裤, 休闲裤, 工装裤, 运动裤, 打底裤, 瑜伽裤, 西裤, 灯笼裤, 哈伦裤 | ours',
  shorts: '140 230 370 | 300 220 35 | - | shorts, 短裤 | ours',
  underwear: '35 70 160 | 220 160 25 | - | underwear, underpants, bra, boxers, 内衣, 内裤, 文胸 | clothes',
  socks: '45 75 120 | 220 120 25 | - | socks, tights, 袜子, 袜, 中筒袜, 短袜, 长袜, 船袜, 丝袜 | clothes',
  pyjamas: '300 500 850 | 330 260 60 | - | pyjamas, pajamas, loungewear, 睡衣, 家居服 | ours',
  swimwear: '110 190 320 | 250 180 30 | - | swimsuit, bikini, swimming trunks, 泳衣, 泳裤 | ours',
  trainers:
    '900 1200 1600 | 330 210 120 | - | trainers, sneakers, running shoes, basketball shoes, shoes, 运动鞋, 跑鞋, 跑步鞋, 篮球鞋, 板鞋, 小白鞋, 鞋子, 鞋 | shoes',
  'canvas-shoes': '750 950 1250 | 320 190 115 | - | canvas shoes, plimsolls, 帆布鞋, 低帮帆布鞋 | shoes',
  'leather-shoes':
    '900 1250 1700 | 330 210 120 | - | leather shoes, loafers, high heels, 皮鞋, 乐福鞋, 高跟鞋 | shoes',
  boots: '1100 1550 2300 | 360 280 130 | - | boots, 靴子, 马丁靴, 短靴, 长靴, 雪地靴 | shoes',
  sandals: '350 600 950 | 310 200 100 | - | sandals, slippers, clogs, flip-flops, 凉鞋, 拖鞋, 洞洞鞋 | ours',
  backpack:
    '450 800 1300 | 420 320 120 | - | backpack, rucksack, school bag, 双肩包, 背包, 书包, 电脑包 | ours',
  handbag:
    '350 650 1100 | 350 270 110 | - | bag, handbag, shoulder bag, crossbody bag, tote, 单肩包, 斜挎包, 手提包, 托特包, 帆布包, 腰包, 胸包 | ours',
  wallet: '90 170 300 | 160 120 45 | - | wallet, card holder, coin purse, 钱包, 卡包, 卡夹, 零钱包 | ours',
  suitcase: '2800 3900 5200 | 650 430 270 | inch 24 | suitcase, luggage, trolley case, 行李箱, 拉杆箱 | ours',
  hat: '80 130 220 | 260 200 110 | - | hat, cap, beanie, 帽子, 棒球帽, 渔夫帽, 毛线帽, 针织帽, 贝雷帽, 帽 | ours',
  scarf: '120 220 400 | 280 220 50 | - | scarf, shawl, gloves, 围巾, 披肩, 手套 | ours',
  belt: '150 250 400 | 160 140 60 | - | belt, 腰带, 皮带 | ours',
  glasses: '80 140 230 | 180 80 65 | - | glasses, sunglasses, 眼镜, 太阳镜, 墨镜, 眼镜框 | ours',
  watch: '120 230 420 | 130 110 90 | - | watch, wristwatch, 手表, 腕表 | ours',
  jewellery:
    '30 60 130 | 110 90 40 | - | necklace, bracelet, ring, earrings, brooch, pendant, jewellery, jewelry, 项链, 手链, 手镯, 戒指, 耳环, 耳钉, 胸针, 吊坠, 饰品, 发簪 | ours',
  charm: '25 60 150 | 120 90 40 | - | key ring, keychain, charm, 钥匙扣, 钥匙圈, 挂件 | ours',
  umbrella: '280 420 650 | 320 70 65 | - | umbrella, parasol, 雨伞, 伞, 折叠伞, 太阳伞 | ours',
  flask:
    '280 400 580 | 270 90 90 | ml 500 | flask, water bottle, thermos, tumbler, 保温杯, 水杯, 水壶, 随行杯 | ours',
  mug: '280 430 650 | 140 120 110 | ml 350 | mug, cup, glass, 马克杯, 杯子, 茶杯, 咖啡杯, 玻璃杯, 品茗杯 | ours',
  teapot:
    '350 650 1300 | 220 180 150 | ml 300 | teapot, tea set, kettle, 茶壶, 茶具, 盖碗, 手冲壶, 紫砂壶 | ours',
  tea: '150 350 700 | 200 150 90 | gram 250 | tea, coffee beans, 茶叶, 绿茶, 红茶, 乌龙茶, 普洱茶, 白茶, 咖啡豆 | ours',
  tableware:
    '350 800 2000 | 270 250 110 | - | bowl, plate, tableware, chopsticks, 碗, 盘子, 餐具, 筷子 | ours',
  cookware: '1000 1900 3500 | 450 330 150 | - | pan, wok, pot, 锅, 炒锅, 铁锅, 平底锅, 汤锅, 砂锅 | ours',
  knife: '180 350 700 | 380 110 45 | - | knife, 刀, 菜刀, 水果刀 | ours',
  storage:
    '200 550 1500 | 350 260 150 | - | storage box, storage rack, shelf, 收纳盒, 收纳架, 置物架, 收纳箱 | ours',
  cushion: '350 700 1400 | 450 400 150 | - | cushion, pillow, 抱枕, 靠垫, 坐垫, 枕头 | ours',
  bedding:
    '1000 2000 3800 | 450 380 180 | - | duvet, sheet, blanket, bedding, throw, 被子, 被套, 床单, 毛毯, 毯子, 盖毯, 四件套 | ours',
  towel: '120 280 600 | 300 220 60 | - | towel, bath towel, 毛巾, 浴巾 | ours',
  lamp: '350 800 1800 | 320 220 180 | - | lamp, night light, lantern, 台灯, 夜灯, 小夜灯, 灯, 落地灯 | ours',
  ornament:
    '150 450 1500 | 200 160 140 | - | ornament, vase, figurine stand, incense burner, 摆件, 花瓶, 香炉, 装饰 | ours',
  candle: '250 420 700 | 130 110 110 | gram 200 | candle, incense, 蜡烛, 香薰, 线香 | ours',
  'phone-case': '40 70 130 | 190 110 25 | - | phone case, 手机壳, 保护壳, 保护套, 耳机套 | ours',
  'screen-film': '40 80 150 | 200 120 25 | - | screen film, screen protector, 贴膜, 钢化膜, 保护膜 | ours',
  cable:
    '40 80 160 | 160 110 35 | - | cable, charger, phone stand, 数据线, 充电线, 充电器, 手机支架, 支架 | ours',
  'power-bank': '200 320 520 | 190 110 45 | - | power bank, 充电宝 | ours',
  earphones: '110 210 420 | 150 120 60 | - | earphones, headphones, earbuds, 耳机, 蓝牙耳机 | ours',
  speaker: '350 800 2000 | 230 150 130 | - | speaker, 音箱 | ours',
  keyboard: '700 1050 1600 | 430 190 60 | - | keyboard, mechanical keyboard, 键盘, 机械键盘 | ours',
  mouse: '130 200 320 | 170 120 65 | - | mouse, 鼠标 | ours',
  keycaps:
    '250 450 800 | 400 150 40 | - | keycaps, 键帽, 键盘键帽, 键盘 键帽, 机械键盘键帽, 机械键盘 键帽 | ours',
  'desk-mat': '250 550 950 | 420 90 90 | - | mouse mat, desk mat, 鼠标垫, 桌垫 | ours',
  camera: '350 750 1500 | 220 170 140 | - | camera, lens, 相机, 镜头 | ours',
  figurine: '250 550 1300 | 260 190 150 | - | figurine, figure, 手办, 公仔 | ours',
  'blind-box': '100 160 280 | 130 90 90 | - | blind box, 盲盒 | ours',
  'model-kit': '350 750 1700 | 380 270 90 | - | model kit, building bricks, jigsaw, 模型, 积木, 拼图 | ours',
  plush: '120 320 800 | 300 240 160 | - | plush toy, plush, doll, 玩偶, 毛绒玩具, 棉花娃娃, 娃娃 | ours',
  'doll-clothes': '30 60 120 | 200 150 25 | - | doll clothes, 娃衣 | ours',
  game: '200 500 1300 | 260 200 70 | - | board game, card game, playing cards, puzzle cube, 桌游, 卡牌, 扑克, 魔方 | ours',
  sports:
    '250 600 1500 | 300 220 120 | - | football, basketball, racket, yoga mat, skipping rope, 足球, 篮球, 羽毛球拍, 瑜伽垫, 跳绳 | ours',
  tent: '1500 2600 4500 | 550 200 190 | - | tent, sleeping bag, 帐篷, 睡袋 | ours',
  book: '250 450 900 | 240 170 30 | - | book, comic, art book, 书, 书籍, 画册, 漫画 | ours',
  stationery:
    '60 180 450 | 210 150 35 | - | notebook, planner, pen, stickers, washi tape, stamp, stationery, 笔记本, 手账, 手账本, 本子, 钢笔, 中性笔, 贴纸, 胶带, 印章, 文具, 明信片 | ours',
  cosmetics:
    '50 130 300 | 150 90 55 | ml 100 | lipstick, eyeshadow, hand cream, perfume, shampoo, 口红, 眼影, 护手霜, 香水, 洗发水 | ours',
  laptop: '1500 2400 3800 | 430 320 90 | inch 15 | laptop, notebook computer, 笔记本电脑, 游戏本 | ours',
  phone: '250 420 650 | 190 110 65 | - | mobile phone, smartphone, 手机, 智能手机 | ours',
  tablet: '450 800 1300 | 300 220 60 | inch 11 | tablet, ipad, 平板, 平板电脑 | ours',
  'tablet-case':
    '180 320 600 | 290 210 30 | inch 11 | tablet case, ipad case, 平板保护套, 平板保护壳, 平板电脑保护套, ipad保护套, ipad 保护套 | ours',
  monitor: '3000 5000 8500 | 650 430 150 | inch 24 | monitor, display, 显示器, 电脑显示器 | ours',
  furniture:
    '4000 11000 26000 | 900 500 180 | - | desk, table, bookcase, chair, cabinet, 书桌, 电脑桌, 桌子, 书架, 书柜, 鞋柜, 柜子, 椅子, 电脑椅, 办公椅, 茶几, 折叠桌 | ours',
  weights:
    '1500 6000 15000 | 360 200 180 | gram 5000 | dumbbell, kettlebell, barbell, 哑铃, 壶铃, 杠铃 | ours',
  appliance:
    '1500 4000 11000 | 380 320 280 | - | rice cooker, microwave, air fryer, 电饭煲, 微波炉, 烤箱, 空气炸锅, 破壁机 | ours',
  pushchair: '5000 8000 12000 | 700 400 250 | - | pushchair, stroller, pram, 婴儿车, 婴儿推车 | ours',
  litter: '2000 4500 9000 | 400 280 120 | ml 6000 | cat litter, 猫砂 | ours',
  tissue: '90 250 900 | 350 250 150 | - | tissues, toilet paper, 抽纸, 纸巾, 卷纸, 卫生纸, 湿巾 | ours',
  straps:
    '20 45 100 | 160 110 25 | - | shoelaces, watch straps, insoles, 鞋带, 手表表带, 替换表带, 鞋垫 | ours',
  blades: '20 60 160 | 140 100 25 | - | razor blades, 刀片, 剃须刀片 | ours',
  'kids-shoes':
    '300 520 850 | 270 180 100 | - | kids shoes, baby shoes, 童鞋, 儿童运动鞋, 儿童鞋, 学步鞋 | ours',
  wig: '150 260 420 | 300 200 70 | - | wig, 假发 | ours',
  instrument:
    '500 1500 4500 | 650 280 120 | - | guitar, ukulele, flute, kalimba, 吉他, 尤克里里, 竹笛, 笛子, 拇指琴, 古筝 | ours',
  pet: '200 600 1800 | 350 260 130 | - | pet bed, cat scratcher, cat bed, 猫抓板, 猫窝, 狗窝, 宠物床, 牵引绳 | ours',
  snack:
    '180 420 1000 | 250 190 90 | gram 300 | snack, sweets, biscuits, noodles, hot pot base, 零食, 糖果, 饼干, 火锅底料, 辣条, 刀削面, 面条, 方便面 | ours',
} as const
