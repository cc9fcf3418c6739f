import type { SuggestionSource } from './suggestion-match.ts';

/** Indian cities and towns as they are written today, with former names that many still type; the state where two towns share a name. */
export const cities: SuggestionSource = {
  common: `
Mumbai; Delhi; Bengaluru; Hyderabad; Chennai; Kolkata; Pune; Ahmedabad; New Delhi; Gurugram; Noida; Jaipur; Lucknow;
Surat; Kanpur; Nagpur; Indore; Thane; Bhopal; Visakhapatnam; Patna; Vadodara; Ghaziabad; Ludhiana; Agra; Nashik;
Faridabad; Kochi; Coimbatore; Thiruvananthapuram; Chandigarh; Navi Mumbai; Bhubaneswar; Guwahati; Ranchi; Raipur;
Dehradun; Mysuru; Mangaluru; Vijayawada; Madurai; Varanasi; Rajkot; Amritsar; Jodhpur; Kozhikode; Remote
`,
  others: `
Abohar; Abu Dhabi; Achalpur; Adilabad; Adityapur; Adoni; Agartala; Ahilyanagar; Ahmednagar; Aizawl; Ajmer; Akbarpur;
Akola; Alappuzha; Alibag; Aligarh; Alipurduar; Allahabad; Almora; Aluva; Alwar; Amalapuram; Amaravati; Ambala;
Ambernath; Ambikapur; Ambur; Amravati; Amreli; Amroha; Anakapalle; Anand; Anantapur; Anantnag; Angamaly; Angul;
Ankleshwar; Anuppur; Arambagh; Araria; Arrah; Asansol; Ashoknagar; Attingal; Auraiya; Aurangabad; Aurangabad, Bihar;
Avadi; Ayodhya; Azamgarh; Baddi; Badlapur; Bagaha; Bagalkot; Bageshwar; Baghpat; Bahadurgarh; Baharampur; Bahraich;
Balaghat; Balangir; Balasore; Ballari; Ballia; Bally; Baloda Bazar; Balurghat; Banda; Bangalore; Banka; Bankura;
Banswara; Barabanki; Baramati; Baramulla; Baran; Barasat; Bardhaman; Bardoli; Bareilly; Bargarh; Baripada; Barmer;
Barnala; Baroda; Barpeta; Barrackpore; Barshi; Barwani; Basirhat; Basti; Batala; Bathinda; Beawar; Beed; Begusarai;
Belagavi; Belgaum; Bemetara; Berhampur; Bettiah; Betul; Bhadrachalam; Bhadrak; Bhadravati; Bhagalpur; Bhandara;
Bharatpur; Bharuch; Bhavnagar; Bhawanipatna; Bhilai; Bhilwara; Bhimavaram; Bhind; Bhiwadi; Bhiwandi; Bhiwani; Bhuj;
Bhusawal; Bidar; Bidhannagar; Bihar Sharif; Bijnor; Bikaner; Bilaspur, Chhattisgarh; Bilaspur, Himachal Pradesh;
Bishnupur; Bodh Gaya; Boisar; Bokaro; Bolpur; Bombay; Bomdila; Bongaigaon; Botad; Brahmapur; Budaun; Budgam;
Bulandshahr; Buldhana; Bundi; Burhanpur; Buxar; Calcutta; Calicut; Chaibasa; Chakradharpur; Chalakudy;
Chamarajanagar; Chamba; Chamoli; Champa; Champawat; Champhai; Chandannagar; Chandausi; Chandrapur; Changanassery;
Charkhi Dadri; Chas; Chatra; Chengalpattu; Chhapra; Chhatarpur; Chhatrapati Sambhajinagar; Chhindwara;
Chikkaballapur; Chikkamagaluru; Chiplun; Chirala; Chitradurga; Chitrakoot; Chittoor; Chittorgarh; Churachandpur;
Churu; Cochin; Colombo; Contai; Cooch Behar; Cuddalore; Cuttack; Dahod; Daman; Damoh; Danapur; Dantewada; Darbhanga;
Darjeeling; Datia; Dausa; Davanagere; Deesa; Dehri; Deoghar; Deoria; Dewas; Dhaka; Dhamtari; Dhanbad; Dhar;
Dharamshala; Dharashiv; Dharmanagar; Dharmapuri; Dharmavaram; Dharwad; Dhenkanal; Dholpur; Dhubri; Dhule;
Diamond Harbour; Dibrugarh; Dimapur; Dindigul; Diphu; Diu; Doda; Doddaballapur; Doha; Dombivli; Dubai; Duliajan;
Dum Dum; Dumka; Dungarpur; Durg; Durgapur; Dwarka; Eluru; Ernakulam; Erode; Etah; Etawah; Faizabad; Faridkot;
Farrukhabad; Fatehabad; Fatehpur; Fazilka; Firozabad; Firozpur; Gadag; Gadchiroli; Ganderbal; Gandhidham;
Gandhinagar; Gangtok; Gaya; Ghatsila; Ghazipur; Giridih; Goa; Goalpara; Godda; Godhra; Gohana; Gokak; Golaghat;
Gonda; Gondal; Gondia; Gopalganj; Gorakhpur; Greater Noida; Gudivada; Gumla; Guna; Guntakal; Guntur; Gurdaspur;
Gurgaon; Guruvayur; Gwalior; Gyalshing; Habra; Haflong; Hailakandi; Hajipur; Haldia; Haldwani;
Hamirpur, Himachal Pradesh; Hamirpur, Uttar Pradesh; Hansi; Hanumangarh; Hapur; Harda; Hardoi; Haridwar; Hassan;
Hathras; Haveri; Hazaribagh; Himatnagar; Hindupur; Hingoli; Hisar; Hooghly; Hosapete; Hoshangabad; Hoshiarpur;
Hosur; Howrah; Hubballi; Hubli; Ichalkaranji; Idukki; Imphal; Itanagar; Itarsi; Jabalpur; Jagatsinghpur; Jagdalpur;
Jagraon; Jagtial; Jaisalmer; Jajpur; Jalandhar; Jalgaon; Jalna; Jalore; Jalpaiguri; Jamalpur; Jammu; Jamnagar;
Jamshedpur; Jamtara; Jamui; Jangipur; Janjgir; Jaunpur; Jehanabad; Jetpur; Jeypore; Jhabua; Jhajjar; Jhalawar;
Jhansi; Jharsuguda; Jhumri Telaiya; Jhunjhunu; Jind; Jorhat; Jowai; Junagadh; Kadapa; Kailashahar; Kaithal;
Kakinada; Kalaburagi; Kalimpong; Kalol; Kalpetta; Kalyan; Kalyani; Kamareddy; Kanchipuram; Kanchrapara; Kangra;
Kanhangad; Kankavli; Kanker; Kannauj; Kannur; Kapurthala; Karad; Karaikal; Karauli; Kargil; Karimganj; Karimnagar;
Karnal; Karur; Karwar; Kasaragod; Kasauli; Kasganj; Kashipur; Kathmandu; Kathua; Katihar; Katni; Katra; Kavaratti;
Kawardha; Kayamkulam; Kendrapara; Kendujhar; Keylong; Khagaria; Khammam; Khandwa; Khanna; Kharagpur; Kharar;
Khargone; Kheda; Khordha; Khunti; Khurja; Kishanganj; Kishangarh; Koderma; Kohima; Kokrajhar; Kolar; Kolhapur;
Kollam; Kondagaon; Koppal; Koraput; Korba; Kota; Kotdwar; Kothagudem; Kottayam; Krishnagiri; Krishnanagar; Kullu;
Kumbakonam; Kundapura; Kupwara; Kurnool; Kurseong; Kurukshetra; Kushinagar; Kuwait City; Lakhimpur; Lakhisarai;
Lalitpur; Latur; Leh; Lohardaga; Lonavala; London; Loni; Lunglei; Machilipatnam; Madanapalle; Madhepura; Madhubani;
Madikeri; Madras; Mahabubnagar; Maharajganj; Mahasamund; Mahendragarh; Mainpuri; Makrana; Malappuram; Malda;
Malegaon; Malerkotla; Malout; Manali; Mancherial; Mandi; Mandla; Mandsaur; Mandya; Manendragarh; Manesar; Mangaldoi;
Mangalore; Mangan; Manipal; Manjeri; Manmad; Mansa; Mapusa; Margao; Mathura; Mau; Medak; Medininagar; Meerut;
Mehsana; Melbourne; Mhow; Midnapore; Mira Bhayandar; Miraj; Miryalaguda; Mirzapur; Modasa; Modinagar; Moga; Mohali;
Mokokchung; Moradabad; Morbi; Morena; Motihari; Mount Abu; Muktsar; Mundra; Munger; Muscat; Mussoorie; Muvattupuzha;
Muzaffarnagar; Muzaffarpur; Mysore; Nabha; Nadiad; Nagaon; Nagapattinam; Nagaur; Nagda; Nagercoil; Nahan;
Naharlagun; Naihati; Nainital; Nalanda; Nalbari; Nalgonda; Namakkal; Namchi; Nanded; Nandurbar; Nandyal; Nangal;
Narasaraopet; Narmadapuram; Narnaul; Narsinghpur; Navsari; Nawada; Nawanshahr; Naya Raipur; Nayagarh; Neemrana;
Neemuch; Nellore; New Town; New York; Neyyattinkara; Nizamabad; Nongpoh; North Lakhimpur; Nuh; Ongole; Ooty; Orai;
Osmanabad; Ottapalam; Pakur; Palakkad; Palakollu; Palampur; Palanpur; Palghar; Pali; Palwal; Panaji; Panchkula;
Pandharpur; Panipat; Panna; Pantnagar; Panvel; Paonta Sahib; Paradip; Parbhani; Pasighat; Patan; Pathanamthitta;
Pathankot; Patiala; Pauri; Payyanur; Perinthalmanna; Phagwara; Phaltan; Phulbani; Phusro; Pilani; Pilibhit;
Pimpri Chinchwad; Pithampur; Pithoragarh; Pollachi; Ponda; Pondicherry; Poona; Poonch; Porbandar; Port Blair;
Pratapgarh, Rajasthan; Pratapgarh, Uttar Pradesh; Prayagraj; Proddatur; Puducherry; Pudukkottai; Pulwama; Puri;
Purnia; Purulia; Puttur; Raebareli; Raichur; Raigad; Raiganj; Raigarh; Raisen; Rajahmundry; Rajapalayam; Rajgarh;
Rajgir; Rajnandgaon; Rajouri; Rajpura; Rajsamand; Ramagundam; Ramanagara; Ramanathapuram; Ramgarh; Ramnagar; Rampur;
Ranaghat; Rangia; Rangpo; Raniganj; Ratlam; Ratnagiri; Rayagada; Rewa; Rewari; Rishikesh; Rishra; Riyadh;
Robertsganj; Robertsonpet; Rohtak; Roorkee; Rourkela; Rudrapur; Rupnagar; Sagar; Saharanpur; Saharsa; Sahibganj;
Salem; Salt Lake; Samastipur; Samba; Sambalpur; Sambhal; Sangareddy; Sangli; Sangrur; Santiniketan; Santipur;
Sasaram; Satara; Satna; Sawai Madhopur; Sawantwadi; Secunderabad; Sehore; Seoni; Serampore; Shahdol; Shahjahanpur;
Shajapur; Shamli; Sharjah; Sheikhpura; Sheohar; Sheopur; Shillong; Shimla; Shirdi; Shivamogga; Shivpuri;
Siddharthnagar; Siddipet; Sidhi; Sikar; Silchar; Siliguri; Silvassa; Simdega; Sindhudurg; Singapore; Singrauli;
Sirohi; Sirsa; Sirsi; Sitamarhi; Sitapur; Sivakasi; Sivasagar; Siwan; Solan; Solapur; Sonbhadra; Sonipat; Sopore;
Sri Ganganagar; Sri Vijaya Puram; Srikakulam; Srikalahasti; Srinagar; Sujangarh; Sultanpur; Sundargarh; Sundernagar;
Supaul; Surendranagar; Suri; Suryapet; Sydney; Tadepalligudem; Talcher; Tambaram; Tamluk; Tanuku; Tarn Taran;
Tawang; Tehri; Tenali; Tenkasi; Tezpur; Tezu; Thalassery; Thanesar; Thanjavur; Theni; Thodupuzha; Thoothukudi;
Thoubal; Thrissur; Tikamgarh; Tinsukia; Tiruchirappalli; Tirunelveli; Tirupati; Tiruppur; Tirur; Tiruvalla;
Tiruvannamalai; Titlagarh; Tonk; Toronto; Trichy; Trivandrum; Tuensang; Tumakuru; Tura; Tuticorin; Udaipur;
Udaipur, Tripura; Udgir; Udhampur; Udupi; Ujjain; Ukhrul; Ulhasnagar; Uluberia; Umaria; Una; Unjha; Unnao;
Uttarkashi; Valsad; Vapi; Varkala; Vasai; Vasco da Gama; Vellore; Veraval; Vidisha; Vijayapura; Vikarabad;
Villupuram; Virar; Virudhunagar; Vizag; Vizianagaram; Vrindavan; Vyara; Warangal; Wardha; Washim; Wayanad; Wokha;
Yadgir; Yamunanagar; Yavatmal; Zaheerabad; Zirakpur; Ziro; Zunheboto
`,
};
