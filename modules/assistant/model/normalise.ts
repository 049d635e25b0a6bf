/**
 * What somebody typed, in one form: half width, lower case, one space, and traditional characters where simplified ones
 * were used. Only the characters that questions of this kind need; what is not listed stays as it is.
 */
export function normalise(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
  return [...plain]
    .map((char) => traditional.get(char) ?? char)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Pairs: simplified, then traditional. */
const PAIRS =
  '个個们們这這为為么麼时時间間问問请請还還几幾谁誰实實领領发發资資单單税稅劳勞险險费費报報销銷账帳户戶银銀号號码碼电電话話机機邮郵编編职職员員经經组組织織级級处處务務业業产產丧喪体體调調补補换換轮輪签簽' +
  '审審过過办辦决決选選择擇开開关關闭閉启啟双雙证證验驗录錄设設导導执執项項结結转轉帐帳离離进進迟遲总總计計统統数數据據图圖谢謝见見听聽说說讲講张張点點现現场場门門块塊钱錢买買卖賣气氣热熱东東车車长長岁歲' +
  '龄齡儿兒学學习習识識历歷对對错錯变變动動连連续續线線网網络絡难難题題应應该該当當从從来來后後会會给給让讓将將与與两兩样樣万萬亿億价價岗崗养養护護医醫药藥怀懷礼禮纪紀规規则則头頭条條无無权權获獲复復华華' +
  '国國节節庆慶写寫读讀标標专專属屬边邊远遠运運达達适適遗遺邻鄰里裡宝寶宾賓显顯风風飞飛马馬鱼魚鸟鳥龙龍黄黃齐齊担擔绩績检檢测測训訓练練课課师師鉴鑑预預约約订訂称稱减減认認许許试試询詢详詳误誤谈談苏蘇吗嗎' +
  '却卻举舉丰豐临臨丽麗乐樂乱亂争爭亏虧云雲亚亞仅僅仓倉仪儀优優伤傷伦倫伟偉传傳佣傭侧側俩倆债債倾傾偿償储儲兴興军軍农農冲衝况況冻凍净淨凭憑击擊划劃刘劉创創删刪剂劑励勵劲勁势勢区區协協占佔卫衛厂廠厅廳' +
  '压壓厌厭县縣参參叶葉吓嚇响響哑啞唤喚团團园園围圍圆圓圣聖坏壞坚堅坛壇声聲壳殼备備够夠夹夾夺奪奋奮奖獎妇婦妈媽孙孫宁寧宪憲宽寬寻尋尔爾尝嘗层層岛島币幣帅帥带帶帮幫干幹庄莊库庫废廢弃棄弹彈强強归歸忆憶忧憂' +
  '怜憐态態恶惡恼惱悬懸惊驚惯慣愿願懒懶戏戲战戰扑撲扩擴扫掃扬揚抚撫抢搶拟擬拥擁挂掛挥揮损損摆擺摇搖旧舊昼晝晓曉暂暫术術杀殺杂雜极極构構枪槍柜櫃桥橋梦夢楼樓榄欖欢歡残殘毕畢毙斃汇匯汉漢汤湯沟溝没沒泪淚济濟' +
  '浅淺涂塗涨漲渐漸温溫游遊湾灣满滿滤濾灭滅灯燈灵靈炼煉烦煩烧燒爱愛状狀独獨猎獵环環琐瑣画畫畅暢疗療疯瘋痒癢盐鹽监監盖蓋盘盤着著睁睜矿礦砖磚确確祸禍种種积積稳穩穷窮窃竊竞競笔筆简簡类類粮糧紧緊纠糾红紅纯純' +
  '纸紙细細终終绍紹绝絕继繼维維综綜绿綠缓緩缴繳罚罰罢罷联聯聪聰肃肅肤膚肿腫胁脅胜勝脏髒脑腦脚腳苹蘋范範荐薦荣榮虑慮虽雖蚁蟻袭襲装裝触觸'

const chars = [...PAIRS]
const traditional: ReadonlyMap<string, string> = new Map(
  chars.flatMap((char, at) => (at % 2 === 0 ? [[char, chars[at + 1] ?? char] as const] : [])),
)
