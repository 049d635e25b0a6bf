// What is taken out of a sentence before it is read: it uses the words of distress and says something else.

/** Figures of speech, things that stop working, prices, deadlines. */
export const figures: readonly RegExp[] = [
  /\bkill(?:ing|ed|s)? (?:the|my|our) (?:mood|vibe|time|buzz|job|task|process|import|server|battery|feet|back|legs?)\b/g,
  /\b(?:would|could) kill for\b/g,
  /\b(?:is|are|was|be|been) (?:\w+ )?killing (?:me|us|it)\b/g,
  /\b(?:boss|manager|hr|supervisor|wife|husband|mum|mom|client|customers?) (?:will|is going to|would) kill me (?:if|when|for|unless)\b/g,
  /\b(?:dying|dies?|died) (?:to (?:see|know|hear|try|go|get|meet|find)|for a|for some)\b/g,
  /\b(?:die|died|dying|dead) (?:of|from) (?:boredom|laughter|laughing|embarrassment|hunger|thirst|heat|curiosity|cold)\b/g,
  /\bdie (?:laughing|trying)\b/g,
  /\b(?:bored|scared|tired|worried|worked|starved|frozen|freezing|love|loved|sick) (?:me )?to death\b/g,
  /\bshoot myself in the foot\b/g,
  /\bdeadlines?\b|\bdead(?:locked?| batter\w+| link| end| tired)\b|\bover my dead body\b/g,
  /\bcareer suicide\b|\bsuicide (?:squad|lunch)\b/g,
  /\b(?:i )?(?:do not|would not) want to live (?:in|at|with|near|far|so far|there|on)\b/g,
  /(?:忙|累|無聊|熱|冷|餓|煩|加班|笑|氣|睏|尷尬|丟臉|塞車)(?:到|得)(?:我)?(?:好|快|很|都)?(?:想死|要死|快死)/g,
  /想死你|想死他|想死妳/g,
  /[累笑氣熱冷餓煩忙嚇渴臭貴醜美悶急羞慘睏愛酸吵]死(?:人|我)?(?:了|啦)?|無聊死了?|羨慕死|可愛死|尷尬死|(?:搞|整|操|玩|折騰|折磨)死/g,
  /死(?:機|當|線|角|板|守|路|忠|結|背|記|檔)|打死(?:都|也)不|殺(?:價|青|毒|手鐧|時間)|跳樓(?:大拍賣|價)/g,
  /\b(?:penat|letih|lapar|panas|sibuk|mengantuk|bosan|sejuk|rindu|sakit kepala)(?: (?:macam|sampai|rasa))* (?:nak|mahu) mati\b/g,
  /\b(?:telefon|bateri|enjin|komputer|lampu|talian)(?: \w+)? mati\b|\bmati (?:kutu|akal|bosan)\b/g,
  /\b(?:mamatay|mamamatay|namatay|patay)(?: na)?(?: ako)? sa (?:gutom|tawa|pagod|inip|init|kakatawa|hiya|antok)\b/g,
  /\bpatay(?: na)?(?: ang)? (?:cellphone|telepono|phone|ilaw|baterya|kuryente)\b|\bpatay[- ]gutom\b/g,
]

/** Somebody says that it is not so. */
export const denials: readonly RegExp[] = [
  /\b(?:i am|am) not (?:at all |really )?(?:suicidal|depressed)\b/g,
  /\b(?:am not|not|never|will not|would not|would never|will never|did not)(?: (?:going|thinking|planning|thought|think|want|mean|trying))?(?: (?:to|of|about))? (?:kill(?:ing)? myself|suicide|hurt(?:ing)? myself|harm(?:ing)? myself|end(?:ing)? my life)\b/g,
  /\b(?:do not|never) want(?:ed)? to die\b/g,
  /\bno (?:thoughts?|plans?|intention) of (?:suicide|dying|killing myself)\b/g,
  /(?:沒有|沒|並非|不是|並沒有|不會|從沒|從來沒有)(?:在|真的|說|打算|考慮|要|想|去)*(?:自殺|輕生|想死|尋短|自殘|傷害自己)/g,
  /不想死/g,
  /\b(?:bukan|tidak|tak)(?: (?:saya|berniat|mahu|nak|ingin|fikir|mau))* (?:bunuh diri)\b/g,
  /\b(?:hindi|di) (?:ko |ako |naman )*(?:magpapakamatay|nagpapakamatay|suicidal)\b/g,
]

/** What happened to somebody else, and is over: bereavement, not a plan. */
export const ofOthers: readonly RegExp[] = [
  /\b(?:brother|sister|father|mother|dad|mum|mom|son|daughter|uncle|aunt|cousin|friend|colleague|husband|wife|partner|grand\w+|relative|he|she|who|employee|somebody|someone)(?: \w+){0,2} (?:died (?:by|of|from)|committed|lost to|took (?:his|her|their) own life|has killed|killed) ?(?:suicide|himself|herself|themselves)?\b/g,
  /\blost (?:\w+ ){1,3}to suicide\b/g,
  /自殺(?:而)?(?:過世|身亡|走了|離世|去世|死了|離開了|往生|死亡)/g,
  /\b(?:abang|adik|kakak|ayah|ibu|kawan|sepupu|anak|suami|isteri)(?: \w+){0,2} (?:meninggal|mati)(?: \w+){0,2} bunuh diri\b/g,
  /\b(?:kapatid|kuya|ate|tatay|nanay|kaibigan|pinsan|asawa|anak)(?: \w+){0,2} na nagpakamatay\b|\bnagpakamatay ang\b/g,
]

/** An injury at work uses the words of self-harm. */
export const accidents: readonly RegExp[] = [
  /\b(?:accident\w*|by mistake|slipped|lifting|machine|kitchen|warehouse|forklift|work injury|medical claim|injury (?:leave|report|claim)|at work|on the job|first aid)\b/,
]

/** Nobody is read to be in danger; the lines may still be wanted. */
export const mentions: readonly RegExp[] = [
  /\bsuicid|\bself[- ]harm|\bbully|\bbullied|\bharass|\bdomestic (?:violence|abuse)|\bmental health|\bcounsell?ing/,
  /自殺|輕生|自殘|霸凌|性騷擾|騷擾|家暴|家庭暴力|心理諮商|心理健康|想死|想死你/,
  /\bbunuh diri|\bbuli\b|\bdibuli|\bgangguan seksual|\bkeganasan rumah/,
  /\bmagpakamatay|\bnagpakamatay|\bpambubully|\bharassment|\bkarahasan/,
]
