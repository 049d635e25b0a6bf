/** Whoever else applied in the demonstration companies: looked at lately, refused, or kept in mind. All are invented. */
import type { Country } from '#kernel/countries.ts'
import type { Applicant } from './plan.ts'

/** Names with how each is written in an address. */
const named: Readonly<Record<Country, string>> = {
  MY: `
    Aiman Hakimi bin Rosli aiman.hakimi.rosli; Lee Xin Yi lee.xin.yi; Kavitha a/p Nair kavitha.nair
    Farhan bin Shukri farhan.shukri; Tan Boon Kiat tan.boon.kiat; Nabila binti Hashim nabila.hashim
    Wong Mei Fen wong.mei.fen; Suresh a/l Pillai suresh.pillai; Izzati binti Razak izzati.razak
    Lim Jun Hao lim.jun.hao; Anis Sofea binti Idris anis.sofea.idris; Goh Kai Wen goh.kai.wen
    Deepa a/p Rajan deepa.rajan; Syafiq bin Latif syafiq.latif; Yap Siew Ling yap.siew.ling
    Zulaikha binti Karim zulaikha.karim; Ong Zhi Hao ong.zhi.hao; Vimala a/p Chandran vimala.chandran
    Hazwan bin Jamal hazwan.jamal; Chua Li Ying chua.li.ying; Fatin binti Sulaiman fatin.sulaiman
    Low Chee Keong low.chee.keong; Prakash a/l Gopal prakash.gopal; Nur Iman binti Salleh nur.iman.salleh
    Teh Hui Min teh.hui.min; Azlan bin Mokhtar azlan.mokhtar; Koh Yi Ting koh.yi.ting
    Shalini a/p Devan shalini.devan; Haris bin Daud haris.daud; Sim Wei Ling sim.wei.ling
    Amira binti Fauzi amira.fauzi; Foo Jia Jun foo.jia.jun; Ganesh a/l Siva ganesh.siva
    Wardina binti Hamid wardina.hamid; Loh Pei Yee loh.pei.yee; Danish bin Aziz danish.aziz
    Quek Sze Min quek.sze.min; Revathi a/p Kumar revathi.kumar; Irfan bin Samad irfan.samad
    Chan Yoke Leng chan.yoke.leng`,
  TW: `
    王品妍 wang.pinyan; 李承翰 li.chenghan; 張雅筑 zhang.yazhu
    劉冠宇 liu.guanyu; 陳思穎 chen.siying; 楊宗翰 yang.zonghan
    黃郁婷 huang.yuting; 趙家豪 zhao.jiahao; 吳佩珊 wu.peishan
    周柏廷 zhou.boting; 徐詩涵 xu.shihan; 孫浩然 sun.haoran
    朱怡君 zhu.yijun; 高振宇 gao.zhenyu; 林宛蓉 lin.wanrong
    何俊傑 he.junjie; 郭芷瑄 guo.zhixuan; 馬建宏 ma.jianhong
    羅婉婷 luo.wanting; 梁志偉 liang.zhiwei; 宋欣怡 song.xinyi
    鄭凱文 zheng.kaiwen; 謝佳玲 xie.jialing; 韓承恩 han.chengen
    唐雨潔 tang.yujie; 馮子軒 feng.zixuan; 于婕妤 yu.jieyu
    董彥廷 dong.yanting; 蕭筱涵 xiao.xiaohan; 程威廷 cheng.weiting
    曹心怡 cao.xinyi; 袁宇翔 yuan.yuxiang; 鄧詠晴 deng.yongqing
    許哲瑋 xu.zhewei; 傅靜宜 fu.jingyi; 沈彥廷 shen.yanting
    曾筠庭 zeng.yunting; 彭柏翰 peng.bohan; 呂孟潔 lu.mengjie
    蘇冠霖 su.guanlin`,
  PH: `
    Mark Anthony Salazar mark.anthony.salazar; Jessa Mae Cordero jessa.mae.cordero; Rodel Pineda rodel.pineda
    Cherry Ann Valdez cherry.ann.valdez; Alvin Mercado alvin.mercado; Rica Joy Fernandez rica.joy.fernandez
    Edgar Tolentino edgar.tolentino; Shaira Mae Dizon shaira.mae.dizon; Jomar Villanueva jomar.villanueva
    Lovely Grace Santos lovely.grace.santos; Reynaldo Abad reynaldo.abad; Mylene Ocampo mylene.ocampo
    Christian Jay Rivera christian.jay.rivera; Rosemarie Galang rosemarie.galang; Arvin Lacson arvin.lacson
    Karen Joy Medina karen.joy.medina; Ferdinand Cabrera ferdinand.cabrera; Ella Mae Trinidad ella.mae.trinidad
    Nestor Padilla nestor.padilla; Janine Rose Ferrer janine.rose.ferrer; Romeo Esguerra romeo.esguerra
    Abigail Samonte abigail.samonte; Ryan Christopher Luna ryan.christopher.luna; Maricel Andrada maricel.andrada
    Gilbert Escobar gilbert.escobar; Trisha Nicole Yap trisha.nicole.yap; Joel Batungbakal joel.batungbakal
    Camille Anne Lazaro camille.anne.lazaro; Marvin Quiambao marvin.quiambao; Sheila May Robles sheila.may.robles
    Dante Malabanan dante.malabanan; Nica Ella Francisco nica.ella.francisco; Orlando Guevarra orlando.guevarra
    Patricia Mae Solis patricia.mae.solis; Wilson Tan Uy wilson.tan.uy; Jovelyn Arcilla jovelyn.arcilla
    Kenneth Roy Lozada kenneth.roy.lozada; Analyn Bernardo analyn.bernardo; Paolo Miguel Hizon paolo.miguel.hizon
    Rhea Mae Zamora rhea.mae.zamora`,
}
/** Places of vacancies, by turns. */
const SOUGHT = [5, 5, 0, 2, 3, 1]

export const moreApplicants = (country: Country): readonly Applicant[] =>
  named[country]
    .split(/[;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one, at) => {
      const [, name = '', address = ''] = /^(.+) (\S+)$/.exec(one) ?? []
      return [name, address, SOUGHT[at % SOUGHT.length] ?? 0]
    })
