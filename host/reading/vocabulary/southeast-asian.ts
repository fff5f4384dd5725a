import type { Vocabulary } from "./subject.ts";

/** Indonesian and Malay, which share most words of work. */
export const malayic: Vocabulary = {
  language: "id",
  words: {
    care: "lansia|jaga lansia|caregiver|perawat",
    no_status:
      "overstay|visa habis|visa saya habis|visa mati|permit mati|permit tamat|tanpa dokumen|tidak punya dokumen|tak ada permit|ilegal di sini|takut polisi|takut polis|takut ditangkap|takut razia|takut deportasi|pati kosong|kaburan tanpa dokumen",
    fishing:
      "kapal ikan|kapal penangkap ikan|nelayan|abk ikan|perahu ikan|bot nelayan|kapal cumi|kapal tuna",
    migrant:
      "tki|tkw|pmi|bmi|pekerja migran|buruh migran|pekerja asing|pekerja luar negeri|kerja di luar negeri|kerja luar negeri|kerja ke luar negeri|tenaga kerja indonesia|bp2mi|p2mi|p3mi|pjtki|bnp2tki|pekerja migran indonesia|perdagangan orang|magang jepang|pemagang|kerja luar negara",
    forced_labour:
      "kerja paksa|buruh paksa|perdagangan manusia|tppo|perbudakan|perhambaan|diperbudak|budak",
    recruitment_fee:
      "biaya penempatan|uang penempatan|biaya agensi|biaya agen|biaya rekrutmen|biaya perekrutan|yuran agensi|bayaran agensi|fi agensi|levi pekerja|overcharging",
    work_permit:
      "visa kerja|izin kerja|permit kerja|ijin kerja|pas kerja|permit saya|visa pekerja|arc",
    domestic_work:
      "pembantu rumah tangga|pembantu rumah|prt|art|asisten rumah tangga|pekerja rumah tangga|pekerja domestik|amah|bibik|pembantu|asisten rumah|kerja di rumah majikan|kerja rumah tangga|kerja di rumah orang|orang gaji|pengasuh anak|jaga anak majikan|bekerja sebagai prt|art di rumah",
    absconding: "kabur dari majikan|kaburan|melarikan diri|lari dari majikan|pekerja lari|kabur",
    agent:
      "agen|agensi|calo|makelar|sponsor|perekrut|ejen|orang tengah|tekong|broker|penyalur|pihak pt|pt penyalur|perusahaan penyalur",
    employer: "majikan|bos|boss|juragan|tauke|taukeh|atasan|pemberi kerja|perusahaan saya|syarikat",
    salary: "gaji|upah|bayaran bulanan|slip gaji|gaji pokok|umr",
    recruitment:
      "lowongan|lowongan kerja|loker|lamaran|melamar|rekrut|merekrut|rekrutmen|perekrutan|dibutuhkan|dicari|pekerjaan|kerja|bekerja|jawatan kosong|kerja kosong|tawaran kerja|pengambilan pekerja|peluang kerja|berangkat kerja|calon pekerja|siap berangkat|proses cepat",
    worker:
      "pekerja|buruh|karyawan|tenaga kerja|kuli|rekan kerja|abk|anak buah kapal|pelaut|nelayan",
    overtime:
      "lembur|tanpa libur|tidak ada libur|tak ada cuti|tiada cuti|hari libur|jam sehari|jam sehari|tidak boleh libur|jam kerja|kerja lebih masa|lebih masa",
    unpaid:
      "tidak dibayar|belum dibayar|tak dibayar|gak dibayar|ga dibayar|nggak dibayar|tidak digaji|belum digaji|gaji ditahan|gaji saya ditahan|tahan gaji|menahan gaji|gaji tak bayar|tak bayar gaji|belum bayar gaji|belum membayar gaji|tidak membayar gaji|gak bayar gaji|ga bayar gaji|nggak bayar gaji|belum bayar upah|tidak bayar upah|belum kasih gaji|gaji tertunggak|gaji belum|tidak bayar gaji|gak digaji|menunggak gaji|nunggak gaji|gaji menunggak|gaji nunggak|tunggakan gaji|menunggak upah|upah menunggak|telat bayar gaji|telat bayar upah|terlambat bayar gaji|terlambat bayar upah|gaji telat|gaji terlambat|upah belum|upah tidak dibayar|gaji belum saya terima|belum terima gaji|belum menerima gaji|belum gajian|gaji tidak keluar|gaji tidak turun|gaji belum turun|gaji lambat|lambat bayar gaji",
    deduction:
      "potong gaji|potongan gaji|dipotong gaji|gaji dipotong|potong dari gaji|dipotong dari gaji|tolak gaji|gaji ditolak|potongan|dipotong|potong",
    sector:
      "kilang|pabrik|perkebunan|ladang|kebun sawit|sawit|konstruksi|bangunan|kapal|kapal ikan|kapal penangkap ikan|restoran|hotel|sopir|penjahit|perawat|lansia|jaga lansia|caregiver|operator|tukang|asrama|mess|kongsi|pemandu",
    overseer: "nyonya|tuan|madam|mandor|kapten|nakhoda|penyelia|pihak kantor|pihak finance",
    fee: "biaya|bayar|dibayar di muka|bayaran|caj|yuran|uang muka|dp|uang tanda jadi|biaya proses|biaya administrasi|ongkos|setor|transfer|kuitansi|duit pendahuluan|resit|cicilan|angsuran",
    deposit:
      "jaminan|uang jaminan|denda|deposit|sertifikat tanah|ijazah ditahan|cagaran|penalti|ganti rugi",
    loan: "pinjaman|utang|hutang|koperasi|kasbon|berutang|berhutang|bunga|pinjam|ah long|rentenir|cicil|bon",
    passport: "paspor|pasport|dokumen saya|ktp|surat-surat|ijazah|dokumen",
    seizure:
      "paspor dipegang|paspor ditahan|paspor disimpan|paspor saya ditahan|paspor saya dipegang|menahan paspor|tahan paspor|pegang paspor|simpan paspor|paspor diambil|paspor saya diambil|pasport dipegang|pasport disimpan|pasport ditahan|hp saya diambil|hp diambil|hp disita|disita|dirampas|ambil pasport|mengambil paspor",
    contract:
      "kontrak|perjanjian kerja|perjanjian|tanda tangan|ditandatangani|tandatangan|kontrak baru",
    visa: "visa|visa turis|visa pelancong|visa umroh|visa ziarah|imigrasi|imigresen",
    confinement:
      "dikunci|dikurung|tidak boleh keluar|tak boleh keluar|gak boleh keluar|tidak bisa pulang|tidak boleh pulang|tak boleh balik|dilarang keluar|tidak bisa keluar|disekap|terkurung|dijaga ketat|tidak boleh pegang hp|dilarang pulang|diculik|penculikan|disandera|tebusan|uang tebusan|wang tebusan|dikurungkan",
    violence:
      "dipukul|memukul|ditampar|disiksa|disiram|ditendang|pelecehan|dilecehkan|diperkosa|kekerasan|dianiaya|pukul saya|disakiti|dibogem|menyiram saya|disiram air panas|mencekik|dicekik|menjambak|dijambak|mendorong saya|menendang|meraba saya|diraba|pistol|senapan|menodongkan|mematahkan|patah tangan|memegang payudara|memegang tubuh saya|pakai rotan|pakai sabuk|tidur dengan dia|tidur dengannya|tidur dengan majikan|melayani majikan|orang bersenjata|dipukuli",
    threat:
      "mengancam|diancam|ancam|ancaman|lapor polisi|dilaporkan|dideportasi|deportasi|takut|ugut|mengugut|diugut|polis|polisi|dipulangkan|penjara",
    conditions:
      "tidak dikasih makan|kurang makan|tidur di lantai|lapar|makan sekali|tidak diberi makan|makanan basi|tak bagi makan",
    complaint:
      "tidak sesuai janji|tidak sesuai kontrak|dijanjikan|janji|ditipu|penipuan|tertipu|penipu|kena tipu|hak saya|keluhan",
    travel: "luar negeri|luar negara|tiket|bandara|kedutaan|kbri|kjri|berangkat|pulang|penampungan",
    law: "legal|ilegal|hukum|undang-undang|uu|peraturan|resmi|apakah boleh|bolehkah|hak",
    wish_to_die:
      "mau bunuh diri|ingin bunuh diri|pengen bunuh diri|pingin bunuh diri|nak bunuh diri|akan bunuh diri|berpikir bunuh diri|kepikiran bunuh diri|membunuh diri saya|ingin mati|ingin mati saja|mau mati saja|mau mati aja|pengen mati|pingin mati|lebih baik mati|lebih baik saya mati|mengakhiri hidup|akhiri hidup saya|tidak mau hidup lagi|tidak ingin hidup|gak mau hidup|ga mau hidup lagi|tak nak hidup|tak mahu hidup",
    help: "tolong|butuh pertolongan|perlukan pertolongan|perlu pertolongan|mohon bantuan|bantu saya|tolong saya|bagaimana caranya|lapor ke mana|harus bagaimana|minta tolong|bantuan",
    everyday:
      "resep|masak|sekolah|liburan|wisata|sepak bola|film|lagu|kucing|mobil|ulang tahun|kuliah|bola sepak|timnas|pemain bola|wasit|gol|pertandingan|perlawanan bola|harimau malaya|piala dunia",
  },
  neutral:
    "tolong ulangi|tolong ulang|tolong jawab|tolong jelaskan|tolong jelasin|tolong kirim|tolong kirimkan|tolong kirimi|tolong beri|tolong berikan|tolong kasih|tolong sebut|tolong sebutkan|tolong tulis|tolong tuliskan|tolong tulisin|tolong bilang|tolong pakai|tolong gunakan|tolong terangkan|tolong bagi|tolong bagitahu|tolong beritahu|tolong cakap|tolong ulas|tolong terjemahkan|tolong terjemah|tolong translate|tolong tunjukkan|tolong semak|tolong cek|tolong periksa|tolong hantar|tolong buat|tolong baca|tolong bacakan|tolong tanya|tolong tanyakan|tolong info|tolong dijawab|tolong dijelaskan|tolong diulang|tolong dibantu|tolong dalam bahasa|tolong dlm bahasa|tolong bahasa|tolong dalam|tolong nomor|tolong nombor|bantuan dalam bahasa|minta tolong jelaskan|minta tolong jawab|minta tolong terjemahkan|bantuan sosial|bantuan hukum|bantuan tunai|bantuan pangan|bantuan kewangan|bantuan rumah tangga|pusat bantuan|tidak ingin hidup di|tidak ingin hidup bersama|tidak ingin hidup dengan|tidak ingin hidup seperti|tidak ingin hidup susah|seni|art gallery|agen wisata|agen perjalanan|agen properti|kartu kredit|cicilan mobil|kerja sama|kerja bakti|hari kerja|budak kecil",
};

/** Vietnamese. */
export const vietnamese: Vocabulary = {
  language: "vi",
  words: {
    care: "điều dưỡng|hộ lý",
    no_status:
      "hết hạn visa|visa hết hạn|quá hạn visa|không có giấy tờ|không giấy tờ|bất hợp pháp ở|cư trú bất hợp pháp|sợ bị bắt|sợ công an|sợ cảnh sát|sợ bị trục xuất|bị trục xuất",
    fishing: "tàu cá|tàu đánh cá|đánh cá|ngư dân|thuyền viên tàu cá",
    migrant:
      "xuất khẩu lao động|xklđ|đi lao động nước ngoài|thực tập sinh|lao động nước ngoài|đi làm nước ngoài|tu nghiệp sinh",
    forced_labour: "lao động cưỡng bức|cưỡng bức lao động|buôn người|mua bán người|nô lệ",
    recruitment_fee: "phí môi giới|phí xuất cảnh|tiền môi giới|phí tuyển dụng|phí dịch vụ",
    work_permit: "visa lao động|giấy phép lao động|thẻ cư trú",
    domestic_work:
      "giúp việc|người giúp việc|giúp việc nhà|ô sin|osin|làm giúp việc|giúp việc gia đình|trông trẻ|ở đợ|làm việc nhà cho chủ|lao động giúp việc",
    absconding:
      "bỏ trốn|trốn ra ngoài|bỏ trốn khỏi công ty|bỏ trốn khỏi chủ|trốn khỏi nhà chủ|trốn khỏi chủ|bỏ ra ngoài làm|lao động bỏ trốn|báo bỏ trốn",
    agent:
      "môi giới|công ty phái cử|công ty môi giới|nghiệp đoàn|cò mồi|đại lý lao động|người môi giới",
    employer: "ông chủ|bà chủ|chủ nhà|chủ sử dụng lao động|công ty|xí nghiệp|chủ thuyền",
    salary: "lương|tiền lương|lương cơ bản|tiền công",
    recruitment:
      "tuyển dụng|tuyển gấp|tuyển|việc làm|đơn hàng|ứng viên|tuyển lao động|cần tuyển|phỏng vấn",
    worker: "lao động|công nhân|người lao động|thuyền viên|nhân viên",
    overtime:
      "tăng ca|làm thêm giờ|không có ngày nghỉ|không được nghỉ|giờ mỗi ngày|tiếng một ngày|tiếng mỗi ngày",
    unpaid:
      "không trả lương|chưa trả lương|nợ lương|giữ lương|quỵt lương|không được trả lương|chậm lương|chưa nhận được lương|chưa nhận lương|chưa được trả lương|chưa được nhận lương|chưa có lương|lương chậm|thiếu lương|không có lương|trả lương chậm",
    deduction: "trừ lương|khấu trừ lương|trừ vào lương|trừ dần vào lương|bị trừ",
    sector: "nhà máy|xây dựng|nông nghiệp|tàu cá|điều dưỡng|may mặc|ký túc xá|xưởng|hộ lý",
    fee: "phí|đóng tiền|nộp tiền|chi phí|trả trước|biên lai|thu tiền",
    deposit:
      "tiền cọc|đặt cọc|tiền đặt cọc|ký quỹ|tiền thế chân|sổ đỏ|phạt|tiền phạt|chống trốn|bồi thường",
    loan: "vay|nợ|lãi|vay nặng lãi|vay tiền|lãi suất",
    passport: "hộ chiếu|giấy tờ",
    seizure:
      "giữ hộ chiếu|thu hộ chiếu|cầm hộ chiếu|giữ giấy tờ|thu điện thoại|lấy hộ chiếu|tịch thu",
    contract: "hợp đồng|ký hợp đồng|hợp đồng khác",
    visa: "visa|visa du lịch|thị thực",
    confinement:
      "không cho ra ngoài|bị nhốt|nhốt|không được ra ngoài|không cho về|khóa cửa|bị giam|bắt cóc|tiền chuộc|đòi tiền chuộc|mới thả|mới cho về|giam giữ|bán sang",
    violence:
      "đánh đập|bị đánh|đánh tôi|hành hạ|quấy rối|cưỡng hiếp|bạo hành|xâm hại|thuyền trưởng đánh|chủ đánh|ông chủ đánh|bà chủ đánh|sếp đánh|quản lý đánh|cai đánh|đốc công đánh|bị đấm|bị tát|chích điện|bị chích điện|đánh em|đánh chúng tôi|đánh anh em|đánh con|đánh chị",
    threat: "đe dọa|dọa|trục xuất|báo công an|báo cảnh sát|sợ",
    complaint: "lừa đảo|bị lừa|hứa|không như hứa",
    travel: "nước ngoài|vé máy bay|sân bay|đại sứ quán|về nước",
    law: "hợp pháp|luật|quy định|trái luật|quyền",
    wish_to_die:
      "tôi muốn chết|em muốn chết|mình muốn chết|con muốn chết|cháu muốn chết|chỉ muốn chết|muốn tự tử|định tự tử|sẽ tự tử|nghĩ đến tự tử|nghĩ tới tự tử|nghĩ đến chuyện tự tử|muốn tự sát|không muốn sống nữa|ko muốn sống nữa|không muốn sống|không thiết sống|hết muốn sống|kết thúc cuộc đời|kết liễu đời|chết đi cho xong|chết quách",
    help: "cứu|giúp tôi|cần giúp|cần giúp đỡ|cần trợ giúp|cần được giúp|xin giúp|cứu tôi|làm sao|phải làm gì",
    everyday:
      "công thức|nấu|du lịch biển|bóng đá|phim|trường học|trận bóng|trận đấu|cầu thủ|huấn luyện viên|trọng tài|đội tuyển|đội nhà|bàn thắng|ghi bàn|thẻ đỏ|thẻ vàng|chuyển nhượng cầu thủ|bóng chuyền",
  },
  neutral:
    "không muốn sống ở|không muốn sống với|không muốn sống chung|không muốn sống trong|không muốn sống tại|không muốn sống cùng|không muốn sống xa|không muốn sống nhờ|chủ nhật|như vậy|vì vậy|vậy thì|vậy là|chúa nhật|sinh nhật|cập nhật|nhật ký|nhật báo|thái độ|hoàng thái|thai phụ|thai nhi|có thai|mang thai|thai sản|thai kỳ|bào thai|nghén thai|khám thai|công ty du lịch|phí ship|hợp đồng thuê nhà",
};

/** Thai. */
export const thai: Vocabulary = {
  language: "th",
  words: {
    absconding: "หนีนายจ้าง|หนีออกจากบ้านนายจ้าง|หนีออกมา|แจ้งหลบหนี|หลบหนีนายจ้าง",
    no_status:
      "ไม่มีใบอนุญาต|วีซ่าหมดอายุ|อยู่เกินวีซ่า|โอเวอร์สเตย์|ไม่มีเอกสาร|ผีน้อย|กลัวตำรวจ|กลัวโดนจับ|กลัวถูกจับ|กลัวโดนส่งกลับ|ถูกส่งกลับ",
    fishing: "เรือประมง|ประมง|เรือหาปลา|ลูกเรือประมง",
    migrant: "แรงงานข้ามชาติ|แรงงานต่างด้าว|ไปทำงานต่างประเทศ|ทำงานต่างประเทศ|แรงงานต่างชาติ|คนงานพม่า",
    forced_labour: "แรงงานบังคับ|บังคับใช้แรงงาน|ค้ามนุษย์|ทาส",
    recruitment_fee: "ค่านายหน้า|ค่าหัวคิว|ค่าหัว|ค่าบริการจัดหางาน",
    work_permit: "ใบอนุญาตทำงาน|วีซ่าทำงาน|บัตรชมพู",
    domestic_work: "แม่บ้าน|คนรับใช้|ลูกจ้างทำงานบ้าน|ทำงานบ้าน|คนทำงานบ้าน|พี่เลี้ยงเด็ก|รับใช้ในบ้าน|เป็นแม่บ้าน",
    agent: "นายหน้า|บริษัทจัดหางาน|เอเย่นต์|สายนายหน้า",
    employer: "นายจ้าง|เถ้าแก่|เจ้านาย|หัวหน้างาน|ไต้ก๋ง",
    salary: "เงินเดือน|ค่าแรง|ค่าจ้าง",
    recruitment: "รับสมัคร|สมัครงาน|จัดหางาน|ตำแหน่งว่าง|หางาน|รับคนงาน",
    worker: "แรงงาน|คนงาน|ลูกจ้าง|ลูกเรือ",
    overtime: "โอที|ล่วงเวลา|ไม่มีวันหยุด|ชั่วโมงต่อวัน",
    unpaid:
      "ไม่จ่ายเงินเดือน|ไม่จ่ายค่าแรง|ไม่ได้รับค่าจ้าง|ค้างค่าแรง|ไม่จ่ายค่าจ้าง|ไม่ได้เงินเดือน|ค้างจ่ายเงินเดือน|ค้างเงินเดือน|เงินเดือนค้าง|ค้างจ่ายค่าแรง|ค้างจ่ายค่าจ้าง|ค้างค่าจ้าง|ยังไม่ได้เงินเดือน|ยังไม่ได้รับเงินเดือน|ไม่ได้รับเงินเดือน|ยังไม่ได้ค่าแรง|ไม่ได้ค่าแรง|ยังไม่จ่ายเงินเดือน|ยังไม่จ่ายค่าแรง|เงินเดือนไม่ออก|เงินเดือนยังไม่ออก",
    deduction: "หักเงินเดือน|หักค่าแรง|หักจากเงินเดือน|หักจากค่าแรง",
    sector: "โรงงาน|ก่อสร้าง|เรือประมง|เก็บเบอร์รี่|นวด",
    fee: "ค่าดำเนินการ|ค่าธรรมเนียม|จ่ายล่วงหน้า|โอนเงิน",
    deposit: "มัดจำ|เงินประกัน|ค่าปรับ",
    loan: "เงินกู้|หนี้|ดอกเบี้ย|กู้เงิน",
    passport: "พาสปอร์ต|หนังสือเดินทาง|เอกสาร",
    seizure: "ยึดพาสปอร์ต|ยึดหนังสือเดินทาง|เก็บพาสปอร์ต|ยึดเอกสาร|ยึดโทรศัพท์|ยึดบัตร",
    contract: "สัญญาจ้าง|เซ็นสัญญา|สัญญา",
    visa: "วีซ่า",
    confinement:
      "ขัง|ห้ามออก|ออกไปไหนไม่ได้|ไม่ให้ออก|ไม่ให้กลับบ้าน|ล็อกประตู|ลักพาตัว|ค่าไถ่|เรียกค่าไถ่|จับตัวไป|กักตัว|กักขัง|ออกมาไม่ได้|หนีออกมาไม่ได้",
    violence: "ทุบตี|ทำร้าย|ข่มขืน|ลวนลาม|ตบ",
    threat: "ขู่|แจ้งตำรวจ|ส่งกลับ",
    wish_to_die:
      "อยากตาย|อยากฆ่าตัวตาย|จะฆ่าตัวตาย|คิดฆ่าตัวตาย|คิดจะฆ่าตัวตาย|ไม่อยากมีชีวิตอยู่|ไม่อยากมีชีวิต|ไม่อยากอยู่บนโลก|จบชีวิตตัวเอง|จบชีวิต|คิดสั้น|ผูกคอตาย",
    help: "ช่วยด้วย|ต้องการความช่วยเหลือ|ช่วยฉันด้วย|ช่วยผมด้วย|ช่วยหนูด้วย|ช่วยเราด้วย|ช่วยผมที|ช่วยฉันที|ช่วยหน่อย|ทำอย่างไร|ขอความช่วยเหลือ",
    everyday:
      "สูตรอาหาร|ทำอาหาร|ท่องเที่ยว|ฟุตบอล|โรงเรียน|ทีมชาติ|นักเตะ|นักฟุตบอล|ผู้ตัดสิน|ยิงประตู|บอลไทย|บอลโลก|วอลเลย์บอล",
  },
  neutral: "เช็กอิน|กานาฉ่าย|ลาวา",
};

/** Khmer. */
export const khmer: Vocabulary = {
  language: "km",
  words: {
    absconding: "រត់ចេញ|រត់គេចពីថៅកែ|រត់ចេញពីផ្ទះ|រត់គេចខ្លួន",
    no_status: "ហួសវីសា|វីសាផុតកំណត់|អត់មានឯកសារ|គ្មានឯកសារ|គ្មានលិខិត|ខ្លាចប៉ូលិស|ខ្លាចគេចាប់|ខ្លាចប៉ូលិសចាប់",
    fishing: "ទូកនេសាទ|នេសាទ|អ្នកនេសាទ",
    everyday: "បាល់ទាត់|ក្រុមបាល់|ជម្រើសជាតិ|កីឡាករ",
    migrant: "ពលករ|ពលករចំណាកស្រុក|ទៅធ្វើការនៅក្រៅប្រទេស|ធ្វើការក្រៅប្រទេស|ពលករខ្មែរ",
    forced_labour: "ពលកម្មដោយបង្ខំ|ជួញដូរមនុស្ស|បង្ខំឱ្យធ្វើការ",
    recruitment_fee: "ថ្លៃជ្រើសរើស|ថ្លៃមេខ្យល់",
    work_permit: "ប័ណ្ណការងារ|ទិដ្ឋាការការងារ",
    domestic_work: "អ្នកបម្រើ|មេផ្ទះ|អ្នកធ្វើការផ្ទះ|អ្នកបម្រើផ្ទះ|ធ្វើការផ្ទះ|ធ្វើការក្នុងផ្ទះ|អ្នកមើលក្មេង|ការងារផ្ទះ|ស្រីបម្រើ",
    agent: "មេខ្យល់|ភ្នាក់ងារ|ក្រុមហ៊ុនជ្រើសរើស",
    employer: "ថៅកែ|និយោជក|ម្ចាស់",
    salary: "ប្រាក់ខែ|ប្រាក់ឈ្នួល",
    recruitment: "ជ្រើសរើស|រកការងារ|ការងារ|ធ្វើការ",
    worker: "កម្មករ|បុគ្គលិក",
    overtime: "ថែមម៉ោង|គ្មានថ្ងៃឈប់",
    unpaid:
      "មិនបើកប្រាក់ខែ|មិនឲ្យប្រាក់ខែ|មិនទាន់បើកប្រាក់ខែ|អត់បើកប្រាក់ខែ|ជំពាក់ប្រាក់ខែ|មិនទាន់បានប្រាក់ខែ|មិនបានប្រាក់ខែ|មិនទាន់ទទួលបានប្រាក់ខែ|មិនទាន់ឲ្យប្រាក់ខែ|មិនទាន់បើកលុយ|មិនបើកលុយ|ប្រាក់ខែយឺត",
    deduction: "កាត់ប្រាក់ខែ|កាត់ពីប្រាក់ខែ",
    sector: "រោងចក្រ|សំណង់|ទូកនេសាទ",
    fee: "ថ្លៃសេវា|កម្រៃ|បង់លុយ|បង់ប្រាក់",
    deposit: "លុយកក់|ប្រាក់កក់|ពិន័យ",
    loan: "បំណុល|កម្ចី|ការប្រាក់|ជំពាក់",
    passport: "លិខិតឆ្លងដែន|ប៉ាស្ព័រ",
    seizure: "ដកលិខិតឆ្លងដែន|ទុកលិខិតឆ្លងដែន|រឹបអូស|យកប៉ាស្ព័រ|ដកហូត",
    contract: "កុងត្រា|កិច្ចសន្យា",
    confinement: "មិនឲ្យចេញ|ឃុំខ្លួន|ចាក់សោ|មិនឱ្យចេញ|ចាប់ពង្រត់|លោះខ្លួន|ប្រាក់លោះ|ចាប់ជម្រិត|ឃុំឃាំង|ចេញមិនបាន|ចេញមិនរួច",
    violence: "វាយ|ធ្វើបាប|រំលោភ",
    threat: "គំរាម|ប៉ូលិស",
    wish_to_die: "ចង់ស្លាប់|ចង់សម្លាប់ខ្លួន|សម្លាប់ខ្លួនឯង|ធ្វើអត្តឃាត|មិនចង់រស់",
    help: "ជួយផង|ត្រូវការជំនួយ|ត្រូវការអ្នកជួយ|សុំជំនួយ|ជួយយើង|ជួយខ្ញុំ|សូមជួយ",
  },
  neutral: "ស៊ីបាយ|កាតាប|ចិន្តា",
};

/** Burmese. */
export const burmese: Vocabulary = {
  language: "my",
  words: {
    absconding: "ထွက်ပြေး|အလုပ်ရှင်ဆီကထွက်ပြေး",
    no_status: "ဗီဇာသက်တမ်းကုန်|ဗီဇာကုန်|ပတ်စ်ပို့မရှိ|စာရွက်စာတမ်းမရှိ|အထောက်အထားမရှိ|ရဲကြောက်|ရဲဖမ်းမှာကြောက်|ရဲဖမ်းမှာ|အဖမ်းခံရမှာ",
    fishing: "ငါးဖမ်းလှေ|ငါးဖမ်းသင်္ဘော|ငါးဖမ်း",
    everyday: "ဘောလုံး|ကစားသမား|ဂိုးသွင်း|ဘောလုံးအသင်း",
    migrant: "နိုင်ငံခြားအလုပ်|ရွှေ့ပြောင်းအလုပ်သမား|နိုင်ငံခြားသွားအလုပ်|ပြည်ပအလုပ်",
    forced_labour: "အဓမ္မလုပ်အား|လူကုန်ကူး|အတင်းအလုပ်ခိုင်း",
    recruitment_fee: "ပွဲခ",
    work_permit: "အလုပ်လုပ်ခွင့်|ပန်းရောင်ကတ်|ဝေါ့ပါမစ်",
    domestic_work: "အိမ်အကူ|အိမ်ဖော်|အိမ်မှုအကူ|အိမ်အလုပ်|အိမ်ဖော်အလုပ်|ကလေးထိန်း|အိမ်အကူအလုပ်|အိမ်မှာအလုပ်လုပ်",
    agent: "ပွဲစား|အေးဂျင့်|အေဂျင်စီ|အေဂျင်စီ",
    employer: "အလုပ်ရှင်|သူဌေး|ဆူပါ",
    salary: "လစာ|လုပ်ခ|နေ့စား",
    recruitment: "အလုပ်ခေါ်|အလုပ်လျှောက်|အလုပ်အကိုင်|ခေါ်ယူ",
    worker: "အလုပ်သမား|လုပ်သား|ဝန်ထမ်း",
    overtime: "အချိန်ပို|နားရက်မရှိ|အိုတီ",
    unpaid:
      "လစာမပေး|လုပ်ခမပေး|လစာမရ|လစာမရသေး|လစာမပေးသေး|လစာမပေးဘူး|လစာ မပေး|လစာ မရ|လုပ်ခမရ|လုပ်ခ မရ|လုပ်ခ မပေး|လစာကြွေး",
    deduction: "လစာဖြတ်|လစာထဲကဖြတ်|လစာမှဖြတ်",
    sector: "စက်ရုံ|ဆောက်လုပ်ရေး|ငါးဖမ်းလှေ|ငါးဖမ်းသင်္ဘော|လှေပေါ်",
    fee: "ဝန်ဆောင်ခ|စရိတ်|ကြိုတင်ငွေ|ပေးသွင်း",
    deposit: "စပေါ်ငွေ|အာမခံငွေ|ဒဏ်ကြေး",
    loan: "အကြွေး|ချေးငွေ|အတိုး|ကြွေး",
    passport: "ပတ်စပို့|နိုင်ငံကူးလက်မှတ်|စာအုပ်သိမ်း",
    seizure: "ပတ်စပို့သိမ်း|ပတ်စပို့ကိုသိမ်း|သိမ်းထား|ဖုန်းသိမ်း",
    contract: "စာချုပ်|အလုပ်ခန့်စာချုပ်",
    confinement: "အပြင်မထွက်ရ|ပိတ်ထား|ပြန်ခွင့်မပေး|သော့ခတ်|ပြန်ပေးဆွဲ|ပြန်ပေးငွေ|ချုပ်နှောင်|ထွက်လို့မရ|ပိတ်မိ",
    violence: "ရိုက်|နှိပ်စက်|မုဒိမ်း",
    threat: "ခြိမ်းခြောက်|ရဲတိုင်|ပြန်ပို့",
    wish_to_die: "သေချင်|ကိုယ့်ကိုယ်ကိုသတ်သေ|ကိုယ့်ကိုယ်ကို သတ်သေ|ကိုယ့်ကိုယ်ကိုယ်သတ်သေ|သတ်သေချင်|အသက်မရှင်ချင်|မသေဘဲနေရ",
    help: "ကူညီပါ|အကူအညီလို|အကူအညီ လို|အကူအညီပေးပါ|အကူအညီတောင်း|ကယ်ကြပါ|ကူညီကြပါ|ကယ်ပါ|ကူညီပေးပါ|ဘယ်လိုလုပ်ရမလဲ",
  },
  neutral: "ကာတာဝန်|လာအိုး",
};
