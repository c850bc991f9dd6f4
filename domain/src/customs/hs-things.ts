import { type HsEntry, readHsLine } from './hs-entry.ts'

/** Electronics, toys, household goods, beauty, paper and food. See `hs-codes.ts` for the source. */
export const HS_THINGS: readonly HsEntry[] = `
851713 | Smartphone | 智能手机 | phone,smartphone,mobile phone,手机,智能机
851779 | Parts for telephones | 电话机零件 | phone screen,phone parts,手机屏幕,手机配件,手机零件
851762 | Wireless device, Bluetooth or Wi-Fi | 无线通信设备 | smart watch,smartwatch,router,bluetooth,tracker,智能手表,手环,路由器,蓝牙
851830 | Headphones | 耳机 | headphones,earphones,earbuds,headset,耳机,蓝牙耳机,耳麦
851821 | Loudspeaker | 音箱 | speaker,loudspeaker,bluetooth speaker,音箱,音响,扬声器
851810 | Microphone | 麦克风 | microphone,mic,麦克风,话筒
850440 | Charger or power adapter | 充电器 | charger,power adapter,power supply,wireless charger,充电器,充电头,电源适配器,无线充
854442 | Cable with connectors | 带接头电线 | cable,usb cable,charging cable,hdmi,数据线,充电线,连接线
850760 | Lithium-ion battery | 锂离子电池 | battery,power bank,电池,充电宝,锂电池
847130 | Laptop or tablet computer | 便携式电脑 | laptop,notebook computer,tablet,笔记本电脑,平板电脑,平板
847160 | Keyboard or mouse | 键盘或鼠标 | keyboard,mouse,mechanical keyboard,gamepad,键盘,鼠标,机械键盘
847170 | Storage drive | 存储器 | ssd,hard disk,hard drive,固态硬盘,硬盘
847330 | Parts for computers | 电脑零件 | keycaps,graphics card,computer parts,memory module,ram,cpu cooler,键帽,显卡,内存条,散热器,电脑配件
852351 | Memory card or USB stick | 存储卡或U盘 | usb stick,usb flash drive,memory card,sd card,u盘,存储卡,内存卡
852589 | Digital camera | 数码相机 | camera,digital camera,webcam,action camera,相机,摄像头,摄像机
852852 | Monitor | 显示器 | monitor,display,显示器,显示屏
900211 | Camera lens | 相机镜头 | lens,camera lens,镜头
900691 | Camera accessories | 相机配件 | tripod,camera accessories,三脚架,相机配件
950450 | Video game console | 电子游戏机 | game console,game controller,handheld console,游戏机,掌机,手柄
880621 | Drone up to 250 g | 250 克及以下无人机 | drone,quadcopter,无人机
880622 | Drone from 250 g to 7 kg | 250 克至 7 千克无人机 | drone,quadcopter,航拍,无人机
850811 | Vacuum cleaner | 吸尘器 | vacuum cleaner,robot vacuum,吸尘器,扫地机
851010 | Shaver | 电动剃须刀 | shaver,razor,剃须刀,刮胡刀
851631 | Hair dryer | 电吹风 | hair dryer,blow dryer,吹风机,电吹风
851632 | Hair curler or straightener | 卷发器 | hair curler,hair straightener,卷发棒,直发器
851679 | Electric kettle or heating appliance | 电热器具 | kettle,electric kettle,rice cooker,电热水壶,电煮锅,加热
850940 | Blender or juicer | 食品搅拌机 | blender,juicer,mixer,榨汁机,搅拌机,料理机
841451 | Fan | 风扇 | fan,mini fan,portable fan,风扇,小风扇
851310 | Torch or headlamp | 手电筒 | torch,flashlight,headlamp,手电筒,头灯
940521 | LED desk lamp | LED台灯 | lamp,desk lamp,night light,table lamp,台灯,小夜灯,床头灯
940542 | LED light fitting | LED灯具 | led strip,led light,string lights,灯带,灯串,氛围灯,吸顶灯
853952 | LED bulb | LED灯泡 | led bulb,light bulb,灯泡
910511 | Alarm clock | 闹钟 | alarm clock,闹钟
910521 | Wall clock | 挂钟 | wall clock,挂钟
901910 | Massage apparatus | 按摩器具 | massager,massage gun,按摩器,筋膜枪
854370 | Remote control or electronic module | 遥控器及电子模块 | remote control,遥控器,电子配件
392690 | Plastic phone case or accessory | 塑料手机壳及配件 | phone case,plastic case,keychain,acrylic stand,手机壳,塑料,亚克力,立牌,手机套,挂件
392640 | Ornament of plastics | 塑料装饰品 | resin figure,statue,ornament,树脂摆件,摆件,雕像
392410 | Tableware of plastics | 塑料餐具 | plastic cup,lunch box,water bottle,塑料杯,饭盒,水壶,水杯
392490 | Household article of plastics | 塑料家用品 | storage box,organizer,soap dish,收纳盒,收纳,置物架
950300 | Toy, doll, model or puzzle | 玩具 | toy,doll,plush,stuffed toy,figure,action figure,model kit,building blocks,puzzle,blind box,玩具,娃娃,毛绒,公仔,手办,模型,积木,拼图,盲盒,高达,玩偶
950440 | Playing cards or trading cards | 扑克牌及卡牌 | trading cards,card game,playing cards,tcg,pokemon,卡牌,扑克,集换式
950490 | Board game | 棋盘游戏 | board game,mahjong,chess,dice,桌游,麻将,棋,骰子
950590 | Festive or costume article | 节日及装扮用品 | party,halloween,costume prop,mask,派对,万圣节,道具
950510 | Christmas decoration | 圣诞用品 | christmas,ornament,圣诞,圣诞树
950691 | Fitness equipment | 健身器材 | dumbbell,resistance band,yoga mat,fitness,哑铃,弹力带,瑜伽垫,健身
950699 | Sports equipment | 体育用品 | racket,badminton,skateboard,swimming goggles,球拍,羽毛球,滑板,泳镜
950662 | Inflatable ball | 充气球 | basketball,football,soccer ball,volleyball,篮球,足球,排球
950710 | Fishing rod | 钓鱼竿 | fishing rod,鱼竿,钓竿
950730 | Fishing reel | 钓鱼线轮 | fishing reel,渔轮,鱼线轮
920290 | Guitar or other string instrument | 吉他等弦乐器 | guitar,ukulele,guzheng,erhu,吉他,尤克里里,二胡,古筝
920999 | Parts for musical instruments | 乐器零件 | guitar strings,capo,instrument parts,琴弦,变调夹,拨片
490199 | Book | 书籍 | book,novel,manga,comic,artbook,书,小说,漫画,画集,教材
491191 | Picture, poster or photograph | 图片及海报 | poster,print,photo card,photocard,海报,小卡,明信片,照片
482110 | Printed stickers of paper | 印刷纸标签及贴纸 | sticker,label,washi,贴纸,标签
482010 | Notebook | 笔记本 | notebook,diary,planner,journal,笔记本,手账,本子,日记本
960810 | Ball-point pen | 圆珠笔 | pen,ballpoint,gel pen,圆珠笔,中性笔
960820 | Felt-tip pen or marker | 记号笔 | marker,highlighter,brush pen,马克笔,荧光笔,记号笔
960830 | Fountain pen | 钢笔 | fountain pen,钢笔
960910 | Pencil | 铅笔 | pencil,colored pencils,铅笔,彩铅
330410 | Lip make-up | 唇用化妆品 | lipstick,lip gloss,lip balm,口红,唇釉,唇膏,唇泥
330420 | Eye make-up | 眼用化妆品 | eyeshadow,mascara,eyeliner,眼影,睫毛膏,眼线
330430 | Nail care preparation | 指甲用化妆品 | nail polish,nail gel,美甲,甲油胶
330491 | Powder, pressed or loose | 香粉及粉饼 | face powder,blush,compact,粉饼,腮红,散粉
330499 | Skin care or make-up | 护肤品及化妆品 | skin care,face cream,serum,sheet mask,sunscreen,foundation,面膜,面霜,精华,防晒,粉底,护肤,化妆品
330510 | Shampoo | 洗发剂 | shampoo,洗发水
340111 | Soap | 香皂 | soap,香皂,肥皂,手工皂
960330 | Make-up brush | 化妆刷 | makeup brush,make-up brush,paint brush,化妆刷,画笔
961511 | Comb or hair clip of plastics | 塑料梳子及发夹 | comb,hair clip,hairpin,claw clip,梳子,发夹,抓夹
392620 | Press-on nails and accessories of plastics | 塑料衣着附件及甲片 | press-on nails,nail tips,穿戴甲,甲片
691110 | Porcelain tableware | 瓷餐具 | porcelain,bowl,plate,teacup,mug,tea set,瓷,碗,盘子,茶杯,盖碗,茶具,瓷器
691200 | Ceramic tableware | 陶餐具 | ceramic,teapot,mug,pottery,bowl,陶瓷,茶壶,陶,马克杯,紫砂壶
691390 | Ceramic ornament | 陶瓷装饰品 | vase,ceramic figurine,花瓶,陶瓷摆件
701337 | Drinking glass | 玻璃杯 | glass,drinking glass,glass cup,玻璃杯
732393 | Stainless-steel kitchenware | 不锈钢厨具 | pot,pan,cookware,stainless steel,coffee pot,锅,不锈钢,厨具,咖啡壶
961700 | Vacuum flask | 保温杯 | thermos,vacuum flask,tumbler,保温杯,保温瓶
821599 | Cutlery | 餐具 | spoon,fork,cutlery,chopsticks,勺子,叉子,餐具
441912 | Chopsticks of bamboo | 竹筷子 | bamboo,chopsticks,筷子,竹筷
442090 | Ornament of wood | 木制装饰品 | wooden box,wood carving,jewelry box,木盒,木雕,首饰盒,木摆件
732690 | Steel keyring or hardware | 钢铁钥匙圈及五金件 | keyring,carabiner,metal keychain,钥匙扣,钥匙圈,铁制
830629 | Ornament of base metal | 贱金属装饰品 | metal figurine,metal ornament,badge,铜摆件,金属摆件,徽章
830630 | Photo frame of metal | 金属相框 | photo frame,picture frame,相框
630260 | Cotton towel | 棉毛巾 | towel,bath towel,毛巾,浴巾
630231 | Cotton bed linen | 棉床上用品 | bed sheet,duvet cover,bedding,pillowcase,床单,被套,四件套,枕套
630140 | Blanket of synthetic fibres | 化纤毯子 | blanket,throw,毛毯,毯子
630790 | Made-up textile article | 纺织制成品 | face mask,tapestry,lanyard,flag,口罩,挂毯,挂绳,桌布
940490 | Pillow or cushion | 枕头及靠垫 | pillow,cushion,body pillow,枕头,抱枕,靠垫,坐垫
940430 | Sleeping bag | 睡袋 | sleeping bag,睡袋
630622 | Tent of synthetic fibres | 化纤帐篷 | tent,camping tent,帐篷
340600 | Candle | 蜡烛 | candle,scented candle,蜡烛,香薰蜡烛
670210 | Artificial flowers of plastics | 塑料人造花 | artificial flower,fake plant,假花,仿真花
701810 | Glass beads | 玻璃珠 | beads,glass beads,rhinestone,米珠,玻璃珠,水钻
540752 | Polyester fabric, dyed | 染色涤纶布 | fabric,cloth,polyester,布料,面料
420100 | Pet collar or leash | 宠物项圈及牵引绳 | pet collar,leash,dog harness,pet clothes,项圈,牵引绳,宠物
871499 | Bicycle parts | 自行车零件 | bicycle parts,bike parts,pedal,自行车配件,脚踏
870829 | Body parts for cars | 汽车车身零件 | car trim,bumper,spoiler,汽车内饰,车身,尾翼
870899 | Car parts | 汽车零件 | car parts,auto parts,汽车配件,车载
871500 | Pushchair for babies | 婴儿车 | stroller,pushchair,pram,婴儿车,推车
820559 | Hand tools | 手工工具 | hand tool,tool set,tweezers,工具,镊子
820540 | Screwdriver | 螺丝刀 | screwdriver,螺丝刀,批头
846729 | Electric hand tool | 手提电动工具 | drill,power tool,engraver,电钻,电动工具,打磨机
090210 | Green tea in small packings | 小包装绿茶 | green tea,tea,绿茶,龙井,茶叶
090230 | Black or oolong tea in small packings | 小包装红茶及乌龙茶 | black tea,oolong,puer,tea,红茶,乌龙茶,普洱,铁观音,茶叶
170490 | Sweets | 糖果 | candy,sweets,gummy,糖果,软糖
180690 | Chocolate | 巧克力 | chocolate,巧克力
190531 | Biscuits | 饼干 | biscuits,cookies,饼干,曲奇
190230 | Instant noodles | 方便面 | instant noodles,ramen,noodles,方便面,泡面,螺蛳粉
210390 | Sauce or seasoning | 调味料 | sauce,chili sauce,seasoning,hotpot base,酱,老干妈,调料,火锅底料
`
  .trim()
  .split('\n')
  .map(readHsLine)
