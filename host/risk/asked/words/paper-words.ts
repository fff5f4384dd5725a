/** What has a number that nobody dials: licences, orders, permits, in the languages that are read, separated by `|`. */
export const PAPER_NUMBERS = [
  "license|licence|license no|licence no|lic no|license number|licence number|permit|permit no|job order|job order no|order no|order number|demand letter|accreditation|registration|registration no|reg no|lot no|lt no|visa no|visa number|passport no|contract no|case no|ref|ref no|reference|certificate no|rl no|rl",
  "licencia|licencia no|nº de licencia|permiso|registro|orden|pedido|licence n|agrément|numéro d'agrément|autorisation|commande|licença|alvará|registo|autorização",
  "lisensya|lisensiya|lisensya no|job order|rehistro|izin|nomor izin|no izin|siup|sip3mi|lisensi|job order no|lesen|no lesen|nombor lesen|permit|giấy phép|giấy phép số|số giấy phép|đơn hàng|mã đơn hàng|leseni|leseni namba|kibali",
  "लाइसेंस|लाइसेंस नंबर|लाइसेन्स|लाइसेन्स नम्बर|इजाजतपत्र|इजाजतपत्र नम्बर|पंजीकरण|license number|licence number|laisens|लट नम्बर|लट नं|लाइसेन्स नं|লাইসেন্স|লাইসেন্স নম্বর|রিক্রুটিং লাইসেন্স|لائسنس|لائسنس نمبر|پرمٹ|رخصة|رخصة رقم|ترخيص|ترخيص رقم|رقم الترخيص|رقم الرخصة|سجل",
  "лицензия|лицензии|лицензию|лицензия номер|номер лицензии|разрешение|заказ|ліцензія|ліцензії|номер ліцензії|дозвіл|许可证|许可证号|执照|执照号|订单|許可證|許可證號|執照|訂單|ใบอนุญาต|ใบอนุญาตเลขที่|เลขที่ใบอนุญาต|អាជ្ញាប័ណ្ណ|លេខអាជ្ញាប័ណ្ណ|လိုင်စင်|လိုင်စင်နံပါတ်|බලපත්‍ර අංකය|බලපත්‍රය|රැකියා ඇණවුම|உரிமம்|உரிம எண்|உரிமம் எண்|ፈቃድ|የፈቃድ ቁጥር|ፈቃድ ቁጥር",
].join("|");
