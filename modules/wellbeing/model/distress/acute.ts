/** `orAccident`: the same words tell of an injury at work. */
type Sign = { sign: RegExp; orAccident?: true }

// A life may be in danger: wish or plan to die, harm to oneself, something already taken, violence at home or a threat.
export const acute: readonly Sign[] = [
  // English: to die, to end it, not to live.
  { sign: /\bkill(?:ing|ed)? myself\b|\bunalive\b|\bkms\b/ },
  {
    sign: /\bend(?:ing)? (?:it all|everything|(?:my|this) (?:own )?(?:life|suffering|existence))\b|\b(?:take|taking) my (?:own )?life\b/,
  },
  {
    sign: /\b(?:want|wish|ready|going|like|rather|deserve|hope|hoping|need|try(?:ing)?|decided|prefer|ways?|how)(?:ed)? (?:to )?(?:just )?(?:die|be dead)\b/,
  },
  {
    sign: /\b(?:planning|plan|think(?:ing)?|thoughts?|dream(?:ing)?|fantasi[sz]\w+) (?:of|about|how|for|to)(?: how)?(?: to)?(?: my)? (?:die|dying|death|killing|ending my|ending it|hanging|jumping)\b/,
  },
  {
    sign: /\b(?:not|no longer|never|without) (?:really |even )?(?:want(?:ing)?|wish|care)(?: to)?(?: \w+)?(?: to)? (?:live|be alive|exist|wake up|go on living|be here any more|be around any more)\b/,
  },
  {
    sign: /\bwish (?:that )?i (?:was|were|am) (?:dead|not here|gone|never born)\b|\bwish i (?:had never been born|could disappear|did not exist)\b|\bbetter off dead\b|\bbe better dead\b/,
  },
  {
    sign: /\b(?:not|never) (?:have to )?wake up (?:tomorrow|again|any more|ever|in the morning)\b|\bnever wake up\b|\bsleep forever\b/,
  },
  {
    sign: /\b(?:better|happier|easier|relieved)(?: \w+){0,2} (?:without me|if i (?:was|were|am) (?:not here|gone|dead|not around)|when i am (?:gone|dead))\b|\bno ?(?:one|body) would (?:miss|notice if) (?:me|i)\b/,
  },
  {
    sign: /\b(?:no|any|see the|see a) (?:reason|point|purpose) (?:to|in|for|of) (?:me to )?(?:liv\w+|go(?:ing)? on|being alive|stay(?:ing)? alive|exist\w*|continu\w+ (?:to live|living|my life))\b/,
  },
  {
    sign: /\b(?:nothing|no reason)(?: left)? to live for\b|\b(?:not|is not) worth living\b|\b(?:tired|sick|done) (?:of|with) (?:living|life|being alive)\b|\bcannot (?:live|go on living|keep living)(?: like this)? ?(?:any more)?\b(?! in| at| on| near| without my)/,
  },
  {
    sign: /\bwant (?:to )?(?:just )?(?:disappear|vanish)\b(?! from (?:the )?(?:list|roster|team|directory))|\bleave this world\b|\bnot be alive\b/,
  },
  { sign: /\bsuicidal\b/ },
  // English: harm to oneself, and what was taken.
  {
    sign: /\b(?:keep|kept|been|want to|wanted to|going to|started|start|about to|urge to|thinking of|like|stop|might|will) (?:to )?(?:hurt|harm|cut|burn|starv)(?:ting|ing|e)? myself\b|\b(?:hurt|harm|cut|burn)(?:ed|ing|ting)? myself (?:on purpose|again|every|to feel)\b|\bself[- ]harm(?:ing|ed)\b|\bi self[- ]harm\b/,
  },
  { sign: /\b(?:cut(?:ting)?|harm(?:ed|ing)?|hurt(?:ing)?) myself\b/, orAccident: true },
  {
    sign: /\b(?:hang|hanging|shoot|drown|suffocate|poison|stab|throw(?:ing)?) myself\b|\b(?:slit|cut)(?:ting)? my wrists?\b/,
  },
  {
    sign: /\bjump(?:ing)? (?:off|from|out of|in front of)(?: \w+){0,2} (?:roof|rooftop|bridge|building|balcony|window|train|mrt|lrt|bus|car|floor)\b/,
  },
  {
    sign: /\b(?:took|taken|taking|take|swallow\w*|ate) (?:\w+ ){0,2}(?:too many|too much|all|lot|lots|bunch|bottle|handful|whole|so many|\d\d)(?: \w+){0,4} (?:pills?|tablets?|meds?|medicines?|medication|paracetamol|panadol|sleeping)\b|\bi (?:have )?(?:just )?overdos\w+|\b(?:took|taken) an overdose\b|\b(?:drank|drunk|drink) (?:the |some )?(?:bleach|poison|pesticide|insecticide|paraquat)\b/,
  },
  // English: violence at home, threats, force.
  {
    sign: /\b(?:husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mum|mom|brother|stepfather|stepdad|ex|spouse|fianc\w+|son|uncle)(?: \w+){0,4} (?:hit|hits|hitting|beat|beats|beating|chok\w+|strangl\w+|punch\w*|kick\w*|slap\w*|attack\w*|stab\w*|rap(?:ed?|es|ing)|threaten\w*|hurts?|hurting|abus\w+) (?:me|us|my (?:kids?|child\w*|son|daughter|baby))\b/,
  },
  {
    sign: /\b(?:going to|will|wants to|threaten\w* to|tried to) (?:kill|stab|shoot|hurt) me\b|\bhe raped me\b|\b(?:was|been|got|were) raped\b|\b(?:raped|strangled|stabbed) me\b|\bforced (?:himself|herself) on me\b|\b(?:has|with|holding) a (?:knife|gun|weapon)\b/,
  },
  {
    sign: /\b(?:hit|beat|beats|attack\w*|following|stalking|chasing|threatening) me\b.*\b(?:outside|right now|is here|at the door|now)\b/,
  },
  // Chinese.
  {
    sign: /不想(?:再|要|繼續|這樣|在這世界上)*活(?!動|躍|絡|用|化|潑)|活不下去|活(?:著|得)(?:好|太|真|很|這麼|那麼)?(?:痛苦|累|沒意義|沒意思|沒有意義|沒有意思|辛苦|有什麼意義|幹嘛|做什麼)|(?:不知道|不曉得)(?:為什麼|為何|為了什麼)(?:要|還要|還)?活/,
  },
  {
    sign: /(?<!不)想(?:要|去|就這樣|乾脆|直接|趕快)*死(?!線|機)|死了(?:算了|就好|更好|比較好|一了百了|就解脫)|不如死|去死(?:算了|一死)|一死了之|一了百了|(?:我|乾脆)(?:想|要)去死|要是(?:我|能)?死|我死了|想(?:要)?(?:怎麼|如何)死|(?:怎麼|如何)死(?:比較|才|最)/,
  },
  {
    sign: /結束(?:這)?(?:一切|(?:自己|我|這條|我自己|這)(?:的)?(?:生命|人生|性命|命|一生)|生命|性命)|了結(?:自己|生命|一切|這一切|餘生)/,
  },
  {
    sign: /輕生|尋短|尋死|自盡|自我了斷|上吊|燒炭|割腕|跳(?:樓|河|海|軌|橋)|(?:從|往).{0,6}跳下去|想不開|自殘|自傷|(?:傷害|割|弄傷|拿刀割|打|燙)(?:我)?自己|寫(?:好|了|完)*遺書|臥軌/,
  },
  {
    sign: /(?:吞|吃|喝|服)(?:下|了|掉|光)*.{0,4}(?:很多|好多|太多|一堆|大量|整瓶|整罐|一整瓶|全部|過量|一把|幾十顆|[二三四五六七八九]?十.?顆).{0,4}(?:藥|安眠|農藥|止痛)|(?:喝|吞)(?:下|了)*(?:農藥|漂白水|巴拉刈|鹽酸)|(?:藥|安眠藥)(?:全|都)?(?:吞|吃)(?:光|掉|下去|完)(?:了)?|吃藥過量|服藥過量/,
  },
  {
    sign: /(?:不要|不用|不想|不必|別|不會)(?:再)?醒(?:來|過來)?|再也(?:不|別).{0,2}醒|一睡不醒|睡著就(?:不要|不用|別)/,
  },
  {
    sign: /(?:沒有|沒了|少了)我.{0,8}(?:更|比較|會)(?:更|比較)?(?:好|輕鬆|開心|快樂|幸福)|我(?:死|走|不在|消失|離開)(?:了|掉)?(?:的話|以後|之後)?.{0,8}(?:更|比較)(?:好|輕鬆|開心|快樂)/,
  },
  {
    sign: /(?:沒有|沒|找不到|失去)(?:任何|什麼|了)?(?:活下去|活著|生存|繼續活)的?(?:理由|動力|意義|勇氣|意思|必要|意願)|(?:活下去|活著)(?:的)?(?:沒|還有什麼|有什麼|沒有)(?:意義|意思|必要|用)/,
  },
  {
    sign: /想(?:要|就這樣|直接|徹底|永遠|從此|從世界上)*消失|從(?:這個|這)?世界(?:上)?消失|消失(?:算了|就好)|離開(?:這個|這)?(?:世界|人世|人間)|不想存在|想(?:要)?解脫|不該出生|沒出生(?:過)?(?:就好|多好)/,
  },
  {
    sign: /(?:先生|老公|丈夫|太太|老婆|男友|男朋友|女友|女朋友|前夫|前男友|爸|爸爸|父親|媽|媽媽|母親|繼父|哥哥|弟弟|伴侶|同居人|兒子|他|她).{0,8}(?:打|揍|踢|掐|勒|砍|強暴|性侵|威脅要殺|毒打|家暴|痛毆)(?:了)?(?:我|小孩|孩子)/,
  },
  {
    sign: /(?:要|會|想|說要|威脅要|揚言)(?:殺|砍|打死|弄死|殺掉)(?:了)?(?:我|我們|我全家)|(?:拿|帶|持)(?:著|了)?刀.{0,6}(?:我|門口|外面|現在)|(?:被|遭)(?:.{0,6})(?:強暴|性侵|家暴|強姦)|(?:強暴|性侵|強姦)(?:了)?我/,
  },
  // Malay.
  {
    sign: /\b(?:tak|tidak|x|taknak|xnak|dah tak|sudah tidak)(?: (?:mahu|nak|ingin|mau|sanggup|larat))* (?:terus )?hidup(?: lagi| dah)?\b(?! di| dekat| kat)|\b(?:taknak|xnak) hidup\b/,
  },
  {
    sign: /\b(?:mahu|nak|ingin|mau|baik|lebih baik|harap|teringin)(?: (?:saya|aku|je|sahaja|dah))* (?:mati|lenyap|hilang dari dunia)\b|\bbiar(?:lah)? (?:saya|aku) mati\b|\b(?:tamatkan|akhiri|menamatkan|mengakhiri)(?: \w+)? (?:hidup|nyawa|riwayat|segalanya)\b/,
  },
  {
    sign: /\b(?:ce?derakan|mence?derakan|sakiti|menyakiti|lukakan|melukai|toreh|kelar) (?:diri|tangan|pergelangan)\b|\b(?:telan|makan|ambil|tertelan)(?: \w+)? (?:banyak|terlalu banyak|semua|sebotol)(?: \w+)? ?(?:pil|ubat|panadol)\b|\bgantung diri\b|\bterjun (?:dari )?bangunan\b|\bminum racun\b/,
  },
  {
    sign: /\b(?:lebih (?:baik|senang|gembira)) (?:tanpa|kalau) (?:saya|aku)(?: tiada| mati| tak ada)?|\btak (?:mahu|nak) bangun (?:lagi|esok)\b|\btiada (?:sebab|guna|makna)(?: \w+)? (?:untuk )?(?:terus )?hidup\b/,
  },
  {
    sign: /\b(?:suami|isteri|teman lelaki|teman wanita|bapa|ayah|ibu|abang|dia|bekas suami)(?: \w+){0,3} (?:pukul|memukul|belasah|tampar|cekik|tikam|tendang|rogol|dera)(?: \w+)? (?:saya|aku|anak)\b|\b(?:mahu|nak|ugut)(?: \w+)? bunuh (?:saya|aku)\b/,
  },
  // Filipino.
  { sign: /\b(?:magpakamatay|magpapakamatay|nagpapakamatay|magbigti|maglaslas|naglalaslas|naglaslas)\b/ },
  {
    sign: /\b(?:ayoko|ayaw ko|ayaw)(?: (?:nang|na|ng|ko))* (?:mabuhay|magising|gumising pa)\b|\b(?:gusto|nais) (?:ko|kong)(?: (?:nang|na|ng|lang|lamang))* (?:mamatay|mawala|matapos ang lahat)\b|\bsana (?:mamatay|patay|hindi|di) na (?:lang )?(?:ako|magising)\b|\bsana (?:hindi|di) na ako magising\b/,
  },
  {
    sign: /\b(?:wakasan|tapusin|kitilin|kunin)(?: \w+){0,3} (?:buhay|lahat)\b|\b(?:saktan|sinasaktan|sinaktan|hiniwa|hinihiwa) ko(?:ng)?(?: ang)? (?:aking )?(?:sarili|pulso)\b|\bmas (?:mabuti|maganda|masaya)(?: \w+){0,3} (?:patay|wala|mawala) na (?:lang )?ako\b|\b(?:wala na(?:ng)?|walang)(?: \w+)? (?:dahilan|saysay)(?: \w+){0,2} (?:mabuhay|buhay)\b/,
  },
  {
    sign: /\b(?:uminom|ininom|lumunok|nilunok)(?: \w+){0,3} (?:maraming|napakaraming|lahat ng|sobrang|isang bote)(?: \w+)? ?(?:gamot|pills|tableta)?\b|\btatalon (?:ako )?(?:sa|mula)\b/,
  },
  { sign: /\b(?:sinasaktan|sinaktan|binubugbog|binugbog|sinampal|sinuntok|sinakal|ginahasa|papatayin)(?: \w+)? ako\b/ },
]

/** The word alone. It is acute unless the sentence asks for a rule, and nobody speaks of oneself. */
export const namedSuicide: readonly RegExp[] = [/\bsuicide\b/, /自殺/, /\bbunuh diri\b/]

/** Somebody speaks of oneself. */
export const personal: readonly RegExp[] = [
  /\b(?:i|me)\b(?: \w+){0,4} (?:think|thinking|thought|thoughts|consider\w*|plan\w*|want|attempt\w*|tried|try|commit\w*|contemplat\w*|feel\w*)\b.{0,20}\bsuicide\b/,
  /\bsuicide (?:note|is (?:the only|my)|feels|crosses my mind)/,
  /(?:我|自己)(?!們).{0,6}(?:想|要|試|曾|又|快|差點|考慮|打算|準備|計畫).{0,4}自殺|自殺的(?:念頭|想法|衝動)|(?<!不)想(?:要|去)?自殺(?!防)/,
  /\b(?:saya|aku)(?: \w+){0,4} (?:mahu|nak|ingin|rasa|fikir|terfikir|cuba|rancang|teringin)(?: \w+){0,2} bunuh diri\b/,
]

export const policy: readonly RegExp[] = [
  /\b(?:insurance|cover(?:ed|s|age)?|polic(?:y|ies)|leave|training|course|prevention|programme|program|awareness|workshop|statistics|report|benefits?|claims?|days|procedure|guidelines?)\b/,
  /防治|防範|預防|訓練|課程|保險|理賠|給付|通報|政策|統計|講座|研習|守門人|喪假|規定|流程|辦法/,
  /\b(?:insurans|polisi|cuti|latihan|pencegahan|kursus|dasar|tuntutan|prosedur|laporan)\b/,
]
