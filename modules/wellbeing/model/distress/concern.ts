/** Somebody suffers, is harassed or afraid: one person speaks of oneself. A question how something is reported is none. */
export const concern: readonly RegExp[] = [
  // English.
  /\bcannot (?:cope|take (?:it|this|much more)|bear (?:it|this)|handle (?:it|this|life)|do this any more|stop crying|breathe|get out of bed|function)\b|\bcannot (?:go|carry|keep going) on(?: like this| any more|[.,!;]|$)|\bcannot keep going\b/,
  /\b(?:i|am|was|been|keep|keeps?) (?:\w+ )?(?:cry|crying|cried|sobbing)\b|\bcry (?:every|all|myself|at|in the|before|after)\b/,
  /\b(?:hopeless|worthless|helpless|suffocating|broken inside|numb inside|completely alone|so alone|so lonely|a burden|a failure)\b(?! (?:printer|system|app|form|wifi))|\b(?:feel|feeling|am|so) (?:\w+ )?(?:empty|numb|useless|trapped|unsafe|desperate|ashamed|depressed|overwhelmed|lonely|miserable)\b/,
  /\bdepressi(?:on|ve)\b.{0,30}\b(?:i|me|my)\b|\b(?:i|my)\b.{0,30}\bdepressi(?:on|ve)\b|\bpanic attacks?\b|\bbreak(?:ing)? ?down\b.{0,10}\bmental|\bmental(?:ly)? (?:break\w*|exhausted|drained)\b|\bfalling apart\b|\bbreaking point\b|\bburn(?:t|ed|ing)?[- ]?out\b|\blosing (?:my mind|hope|it)\b|\b(?:lost|given up|giving up) (?:all )?(?:hope|on (?:life|everything|myself))\b|\bhate (?:myself|my life)\b/,
  /\b(?:have not|not|cannot|barely|hardly) (?:been able to )?(?:slept|sleep|eaten|eat|sleeping)\b.{0,30}\b(?:week|weeks|days|nights?|month|months|any more|at all)\b/,
  /\b(?:drink|drinking|drunk|pills|gambl\w+|drugs)\b.{0,20}\b(?:every (?:night|day|morning)|to (?:get through|cope|sleep|forget|numb)|too much)\b/,
  /\b(?:scared|afraid|terrified|frightened|fear) (?:to|of) (?:go(?:ing)? (?:home|to work|back|in)|com(?:e|ing) (?:home|to work|in)|say|speak|my (?:boss|manager|supervisor|husband|wife|partner|colleague|team|father)|him|her|them)\b|\bdread (?:going|coming|every)\b/,
  /\b(?:am|was|been|being|get|getting|got|feel) (?:\w+ )?(?:bullied|harassed|abused|assaulted|groped|threatened|stalked|humiliated|molested|beaten|mobbed)\b/,
  /\b(?:keeps?|kept|always|is|was|are|has|have|my \w+)(?: \w+)? (?:touch\w*|grop\w+|bully\w*|bullies|bullied|harass\w*|threaten\w*|humiliat\w+|stalk\w*|follow(?:s|ing)|hits?|hitting|slapped|punched|shout\w* at|scream\w* at|insult\w*|molest\w*|abus\w+|mock\w*) me\b/,
  /\b(?:want|going) to (?:kill|hurt|stab) (?:him|her|them|someone|somebody|my (?:boss|manager|colleague|supervisor))\b/,
  /\b(?:no ?one|nobody) (?:cares|would care|understands me|to talk to)\b|\bno way out\b|\bi need (?:someone to talk to|help,? i|a counsell?or)\b|\blife (?:has no|is) (?:meaning\w*|meaningless|pointless)\b/,
  // Chinese.
  /撐不(?:下去|住)|快?崩潰|受不了了|承受不(?:了|住)|快(?:要)?瘋了|喘不過氣|熬不(?:下去|住)|走不(?:下去|出來)|被?逼死|我(?:快|快要|要)死了/,
  /(?:每天|一直|天天|常常|躲起來|半夜|忍不住|偷偷|整晚|都在).{0,8}(?:哭|掉淚|流淚)|哭(?:了好幾|了一整|到睡|個不停)/,
  /絕望|(?:沒有|沒|看不到|失去)(?:任何|了)?(?:希望|未來)|(?:一點|什麼)(?:用|價值)(?:都|也)?(?:沒有|沒)|(?:自己|我)(?:很|真的|好|是個?|就是)*(?:沒用|沒有用|廢物|沒價值|沒有價值|累贅|失敗者|多餘)|人生(?:已經)?(?:沒|沒有|毫無)(?:意義|希望|意思)|好空虛|討厭自己|恨自己/,
  /憂鬱(?!症(?:可以|能|的)?(?:請|算|給付))|焦慮(?:到|得|症)|恐慌|壓力(?:大到|太大).{0,10}(?:睡|吃|哭|吐|崩潰|撐|喘)|身心俱疲|過勞|心好累|沒有人(?:懂|在乎|關心|可以說|理)/,
  /(?:好幾|幾|[一二三四五六七兩]|\d+)(?:天|晚|個星期|週|個月).{0,4}(?:沒|沒有|睡不|無法|不能)(?:辦法)?(?:睡|吃|著|好好)|(?:整晚|每晚|每天|晚上).{0,4}(?:睡不著|失眠|喝酒|靠酒|吃安眠藥)|靠(?:喝酒|酒|酒精|藥).{0,6}(?:睡|撐|麻痺|入睡)/,
  /(?:不敢|害怕|怕|很怕|好怕|恐懼)(?:去|要)?(?:回家|上班|進公司|說出來|說|講|面對|看到他|遇到他)/,
  /(?:主管|同事|老闆|經理|上司|客戶|組長|店長|前輩|他|她|他們|同仁).{0,10}(?:霸凌|欺負|騷擾|排擠|羞辱|恐嚇|威脅|碰|摸|抱|跟蹤|打|罵|吼|孤立|針對|偷拍)(?:著|了)?我/,
  /(?:我)?(?:被|遭|遭到|一直被)(?:.{0,8})(?:霸凌|欺負|騷擾|排擠|羞辱|恐嚇|威脅|孤立|跟蹤|偷拍|毛手毛腳|摸|打|侵犯|凌虐)/,
  /(?<!不)想(?:要)?(?:殺|砍|打)(?:了|死)?(?:他|她|主管|老闆|經理)/,
  // Malay.
  /\b(?:tak|tidak|x)(?: (?:boleh|mampu|dapat))? (?:tahan|sanggup|larat)(?: (?:lagi|dah))\b|\bputus asa\b|\b(?:tak|tidak) berguna\b|\bmenangis (?:setiap|tiap|hari-hari|sebelum|sepanjang)\b|\b(?:rasa|sangat|amat|saya) (?:tertekan|murung|kosong|keseorangan|hilang harapan)\b|\bkemurungan\b|\btiada harapan\b|\bhilang harapan\b/,
  /\b(?:dibuli|diganggu|diugut|dihina|dipukul|didera|diraba)\b|\b(?:buli|membuli|ganggu|mengganggu|sentuh|menyentuh|raba|meraba|ugut|mengugut|hina|pukul) (?:saya|aku)\b|\btakut (?:nak |untuk |mahu )?(?:balik|pulang|pergi kerja|beritahu|cakap|ke tempat kerja)\b|\b(?:tak|tidak) (?:boleh|dapat|lena) tidur\b|\bminum (?:arak|alkohol)\b/,
  // Filipino.
  /\b(?:hindi|di) ko na(?: talaga)? (?:kaya|kinakaya|matiis)\b|\b(?:umiiyak|naiiyak|iyak)(?: \w+){0,3} (?:araw-araw|gabi-gabi|tuwing|bago|lagi)\b|\bwala(?:ng)?(?: na| na akong| akong)? ?pag-?asa\b|\b(?:wala akong|walang)(?: \w+)? (?:silbi|kwenta|halaga)\b|\b(?:depress|nadepress|nalulungkot ako palagi|sobrang lungkot)\w*/,
  /\b(?:binubully|binu-bully|nabubully|hinihipuan|hinipuan|hinahawakan|hinaharass|tinatakot|pinagbabantaan|minumura|pinapahiya|inaabuso)(?: \w+)? ako\b|\b(?:takot|natatakot) (?:ako|akong|na akong)(?: \w+)? ?(?:umuwi|pumasok|magsalita|magsumbong)\b|\b(?:hindi|di) (?:na )?ako (?:makatulog|makakain|nakakatulog)\b|\bumiinom ako (?:gabi-gabi|araw-araw)\b/,
]
