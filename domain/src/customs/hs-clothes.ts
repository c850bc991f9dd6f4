import { type HsEntry, readHsLine } from './hs-entry.ts'

/**
 * Clothes, shoes, bags and accessories: chapters 42, 61 to 65, 71 and parts of 90 and 91. See `hs-codes.ts`
 * for the source.
 */
export const HS_CLOTHES: readonly HsEntry[] = `
610910 | Cotton T-shirt, knitted | 棉制针织T恤衫 | t-shirt,tshirt,tee,tank top,vest,singlet,t恤,短袖,长袖,背心,打底衫
610990 | T-shirt of synthetic fibres, knitted | 化纤制针织T恤衫 | t-shirt,tshirt,tee,polyester,sports shirt,jersey,速干,运动上衣,球衣,冰丝,涤纶
610510 | Men's cotton polo shirt, knitted | 棉制针织男式衬衫 | polo,polo shirt,男polo,翻领,polo衫
611020 | Cotton sweater or hoodie, knitted | 棉制针织套头衫 | hoodie,sweatshirt,sweater,pullover,cardigan,jumper,卫衣,连帽衫,毛衣,针织衫,开衫,套头
611030 | Sweater or fleece of synthetic fibres, knitted | 化纤制针织套头衫 | hoodie,sweatshirt,sweater,pullover,fleece,cardigan,卫衣,抓绒,摇粒绒,毛衣,针织衫
611011 | Wool sweater, knitted | 羊毛制针织套头衫 | sweater,wool,cashmere,pullover,羊毛衫,羊绒,毛衣
611212 | Track suit of synthetic fibres, knitted | 化纤制针织运动套装 | tracksuit,track suit,sportswear,jogging suit,运动套装,运动服
610342 | Men's cotton trousers or shorts, knitted | 棉制针织男长裤及短裤 | joggers,sweatpants,shorts,trousers,pants,运动裤,卫裤,短裤,男裤
610343 | Men's trousers or shorts of synthetic fibres, knitted | 化纤制针织男长裤及短裤 | joggers,sweatpants,shorts,trousers,pants,运动裤,速干裤,短裤
610462 | Women's cotton trousers, knitted | 棉制针织女长裤 | leggings,trousers,pants,打底裤,女裤,阔腿裤
610463 | Women's leggings of synthetic fibres, knitted | 化纤制针织女长裤 | leggings,yoga pants,trousers,打底裤,瑜伽裤,鲨鱼裤,紧身裤
610442 | Women's cotton dress, knitted | 棉制针织女连衣裙 | dress,连衣裙,裙子
610443 | Women's dress of synthetic fibres, knitted | 化纤制针织女连衣裙 | dress,连衣裙,长裙,裙子
610711 | Men's cotton underpants, knitted | 棉制针织男内裤 | underwear,underpants,boxers,briefs,男内裤,内裤,平角裤
610821 | Women's cotton briefs, knitted | 棉制针织女内裤 | underwear,panties,briefs,女内裤,内裤
610831 | Women's cotton pyjamas, knitted | 棉制针织女睡衣 | pajamas,pyjamas,nightdress,sleepwear,睡衣,家居服,睡裙
611120 | Cotton garments for babies, knitted | 棉制针织婴儿服装 | baby clothes,romper,bodysuit,onesie,婴儿服,连体衣,哈衣,爬服,宝宝衣服
611241 | Women's swimwear of synthetic fibres, knitted | 化纤制女式泳衣 | swimsuit,swimwear,bikini,泳衣,比基尼,泳装
611231 | Men's swimwear of synthetic fibres, knitted | 化纤制男式泳裤 | swim trunks,swimwear,泳裤
611521 | Tights of synthetic fibres, knitted | 化纤制连裤袜 | tights,pantyhose,stockings,丝袜,连裤袜
611595 | Cotton socks, knitted | 棉制袜子 | socks,sock,crew socks,袜,袜子,短袜,中筒袜,船袜,棉袜
611596 | Socks of synthetic fibres, knitted | 化纤制袜子 | socks,sock,stockings,袜子,长袜,袜套
611693 | Gloves of synthetic fibres, knitted | 化纤制针织手套 | gloves,mittens,手套
611710 | Scarf or shawl, knitted | 针织围巾 | scarf,shawl,neck warmer,围巾,披肩,围脖
620140 | Men's coat or jacket of man-made fibres | 化纤制男式大衣及夹克 | jacket,coat,windbreaker,down jacket,parka,anorak,外套,夹克,冲锋衣,羽绒服,风衣,棉服
620240 | Women's coat or jacket of man-made fibres | 化纤制女式大衣及夹克 | jacket,coat,windbreaker,down jacket,parka,trench coat,女外套,大衣,羽绒服,风衣,棉服
620342 | Men's cotton trousers or jeans, woven | 棉制男长裤及牛仔裤 | jeans,trousers,pants,denim,cargo pants,chinos,牛仔裤,工装裤,长裤,休闲裤
620343 | Men's trousers of synthetic fibres, woven | 化纤制男长裤 | trousers,pants,cargo pants,西裤,工装裤,长裤
620462 | Women's cotton trousers or jeans, woven | 棉制女长裤及牛仔裤 | jeans,trousers,pants,denim,女牛仔裤,阔腿裤,牛仔裤
620520 | Men's cotton shirt, woven | 棉制男衬衫 | shirt,dress shirt,衬衫,衬衣
620640 | Women's blouse of man-made fibres, woven | 化纤制女衬衫 | blouse,shirt,chiffon top,女衬衫,雪纺衫,上衣
620442 | Women's cotton dress, woven | 棉制女连衣裙 | dress,棉布裙,连衣裙
620443 | Women's dress of synthetic fibres, woven | 化纤制女连衣裙 | dress,evening dress,wedding dress,连衣裙,礼服,婚纱,雪纺裙
620453 | Skirt of synthetic fibres, woven | 化纤制女裙 | skirt,半身裙,短裙,jk裙,百褶裙
621143 | Women's costume of man-made fibres | 化纤制女式服装 | hanfu,cosplay,costume,lolita,qipao,cheongsam,汉服,旗袍,演出服,洛丽塔,角色扮演
621210 | Brassiere | 胸罩 | bra,brassiere,lingerie,文胸,胸罩,内衣
621410 | Silk scarf | 丝绸围巾 | silk,scarf,丝巾,真丝
621430 | Scarf of synthetic fibres, woven | 化纤制围巾 | scarf,shawl,围巾,披肩
621710 | Clothing accessories of textile | 纺织制衣着附件 | headband,scrunchie,collar,hair tie,发带,发圈,假领
420310 | Leather jacket | 皮革服装 | leather jacket,leather coat,皮衣,皮夹克
420330 | Leather belt | 皮革腰带 | belt,腰带,皮带
650500 | Hat or cap of textile | 纺织制帽子 | hat,cap,beanie,baseball cap,bucket hat,帽子,棒球帽,渔夫帽,毛线帽
640411 | Sports shoes with textile uppers | 纺织面运动鞋 | sneakers,trainers,running shoes,sports shoes,basketball shoes,运动鞋,跑鞋,球鞋,篮球鞋,跑步鞋
640419 | Shoes with textile uppers | 纺织面鞋 | canvas shoes,shoes,espadrilles,slippers,帆布鞋,布鞋,休闲鞋,棉拖鞋
640319 | Sports shoes with leather uppers | 皮面运动鞋 | sneakers,trainers,football boots,足球鞋,板鞋,运动鞋
640391 | Boots with leather uppers | 皮面靴子 | boots,ankle boots,martin boots,靴子,马丁靴,短靴
640399 | Shoes with leather uppers | 皮面鞋 | leather shoes,loafers,shoes,皮鞋,乐福鞋
640299 | Plastic shoes | 橡胶或塑料鞋 | clogs,sandals,shoes,high heels,洞洞鞋,凉鞋,高跟鞋,单鞋
640220 | Plastic flip-flops | 橡塑夹趾拖鞋 | flip-flops,slides,slippers,人字拖,拖鞋
420221 | Leather handbag | 皮革手提包 | handbag,purse,tote,真皮包,手提包,皮包
420222 | Textile handbag | 塑料或纺织面手提包 | handbag,shoulder bag,crossbody bag,tote bag,canvas bag,手提包,斜挎包,单肩包,帆布包,女包
420292 | Textile backpack | 纺织面背包 | backpack,rucksack,school bag,sports bag,pencil case,cosmetic bag,背包,双肩包,书包,收纳包,化妆包,笔袋
420212 | Suitcase | 塑料或纺织面行李箱 | suitcase,trolley case,luggage,briefcase,行李箱,拉杆箱
420231 | Leather wallet | 皮革钱包 | wallet,card holder,purse,钱包,卡包,皮夹
420232 | Textile wallet | 塑料或纺织面钱包 | wallet,card holder,coin purse,零钱包,钱包,卡包
711311 | Silver jewellery | 银首饰 | silver,necklace,ring,earrings,bracelet,银项链,银戒指,925银,纯银,银手链
711719 | Imitation jewellery of base metal | 贱金属仿首饰 | jewelry,jewellery,necklace,ring,earrings,bracelet,brooch,项链,戒指,耳环,耳钉,手链,胸针,饰品
711790 | Imitation jewellery of other materials | 其他材料仿首饰 | jewelry,jewellery,bead bracelet,bracelet,手串,串珠,亚克力饰品
711620 | Articles of semi-precious stone | 宝石或半宝石制品 | jade,crystal,agate,bracelet,玉,玉石,水晶,玛瑙,翡翠
900410 | Sunglasses | 太阳镜 | sunglasses,太阳镜,墨镜
900490 | Spectacles | 眼镜 | glasses,spectacles,goggles,reading glasses,眼镜,老花镜,护目镜
900311 | Spectacle frames of plastics | 塑料眼镜架 | glasses frame,eyeglass frames,眼镜架,镜框
910211 | Wrist watch, electric, mechanical display | 石英手表 | watch,wristwatch,quartz watch,手表,腕表,石英表
910221 | Wrist watch with automatic winding | 自动上弦手表 | automatic watch,mechanical watch,机械表
911390 | Watch strap | 表带 | watch strap,watch band,表带,表链
660191 | Folding umbrella | 折叠伞 | umbrella,parasol,雨伞,折叠伞,太阳伞
670411 | Wig of synthetic fibres | 化纤假发 | wig,cosplay wig,假发
670419 | Eyelashes and hairpieces of synthetic fibres | 化纤假睫毛及发片 | false eyelashes,hairpiece,hair extensions,假睫毛,发片
`
  .trim()
  .split('\n')
  .map(readHsLine)
