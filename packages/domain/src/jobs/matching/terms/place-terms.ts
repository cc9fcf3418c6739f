/** Towns with their former and other names, and what they lie in. Towns without any are read from the list of cities. */
export const placeTerms = `
Maharashtra, महाराष्ट्र
Karnataka, कर्नाटक
Tamil Nadu, Tamilnadu, तमिलनाडु
Telangana, तेलंगाना
Andhra Pradesh, आंध्र प्रदेश
Kerala, केरल
Gujarat, गुजरात
Rajasthan, राजस्थान
Punjab, पंजाब
Haryana, हरियाणा
Uttar Pradesh, U.P, !UP, उत्तर प्रदेश
Madhya Pradesh, !MP, मध्य प्रदेश
Bihar, बिहार
Jharkhand, झारखंड
West Bengal, पश्चिम बंगाल
Odisha, Orissa, ओडिशा
Assam, असम
Chhattisgarh, छत्तीसगढ़
Uttarakhand, Uttaranchal, उत्तराखंड
Himachal Pradesh, Himachal, हिमाचल प्रदेश
Goa, Panaji, Panjim, Margao, Vasco da Gama, Mapusa, Ponda, North Goa, South Goa, गोवा
Jammu and Kashmir, Srinagar, Jammu, !J&K, जम्मू
Delhi NCR, NCR, Delhi/NCR, Delhi & NCR, दिल्ली एनसीआर, एनसीआर
Delhi, New Delhi, दिल्ली, नई दिल्ली > Delhi NCR
Gurugram, Gurgaon, गुरुग्राम, गुड़गांव, Manesar, IMT Manesar > Delhi NCR, Haryana
Noida, नोएडा, Greater Noida, Gr Noida, Noida Extension > Delhi NCR, Uttar Pradesh
Ghaziabad, गाजियाबाद > Delhi NCR, Uttar Pradesh
Faridabad, फरीदाबाद > Delhi NCR, Haryana
Mumbai, Bombay, मुंबई, Mumbai Suburban, South Mumbai, Mumbai Central Line, Mumbai Western Line > Maharashtra
Navi Mumbai, New Bombay, नवी मुंबई > Maharashtra
Thane, ठाणे > Maharashtra
Pune, Poona, पुणे, Pimpri Chinchwad, Pimpri, Chinchwad, PCMC, Chakan, Talegaon, Ranjangaon > Maharashtra
Nagpur, नागपुर, Butibori > Maharashtra
Nashik, Nasik, नाशिक > Maharashtra
Chhatrapati Sambhajinagar, Aurangabad, औरंगाबाद, Waluj > Maharashtra
Kolhapur, कोल्हापुर > Maharashtra
Solapur, सोलापुर, Sholapur > Maharashtra
Bengaluru, Bangalore, Bengalooru, Banglore, बेंगलुरु, बैंगलोर, बंगलौर, !BLR > Karnataka
Mysuru, Mysore, मैसूर > Karnataka
Mangaluru, Mangalore > Karnataka
Hubballi, Hubli, Hubballi-Dharwad, Dharwad > Karnataka
Belagavi, Belgaum > Karnataka
Kalaburagi, Gulbarga > Karnataka
Ballari, Bellary > Karnataka
Shivamogga, Shimoga > Karnataka
Tumakuru, Tumkur > Karnataka
Vijayapura, Bijapur > Karnataka
Chennai, Madras, चेन्नई > Tamil Nadu
Coimbatore, Kovai, कोयंबटूर > Tamil Nadu
Madurai, मदुरै > Tamil Nadu
Tiruchirappalli, Trichy, Tiruchi > Tamil Nadu
Tirunelveli, Nellai > Tamil Nadu
Thoothukudi, Tuticorin > Tamil Nadu
Salem > Tamil Nadu
Tiruppur, Tirupur > Tamil Nadu
Hosur > Tamil Nadu
Sriperumbudur, Oragadam > Tamil Nadu
Vellore > Tamil Nadu
Hyderabad, हैदराबाद, !HYD, Secunderabad > Telangana
Warangal > Telangana
Visakhapatnam, Vizag, Vishakhapatnam, Waltair > Andhra Pradesh
Vijayawada, Bezawada > Andhra Pradesh
Rajamahendravaram, Rajahmundry > Andhra Pradesh
Guntur > Andhra Pradesh
Tirupati > Andhra Pradesh
Nellore > Andhra Pradesh
Kurnool > Andhra Pradesh
Kochi, Cochin, Ernakulam, Kakkanad, कोच्चि > Kerala
Thiruvananthapuram, Trivandrum, Technopark > Kerala
Kozhikode, Calicut > Kerala
Thrissur, Trichur > Kerala
Kollam, Quilon > Kerala
Alappuzha, Alleppey > Kerala
Kannur, Cannanore > Kerala
Palakkad, Palghat > Kerala
Kottayam > Kerala
Malappuram > Kerala
Ahmedabad, Amdavad, अहमदाबाद > Gujarat
Vadodara, Baroda, वडोदरा > Gujarat
Surat, सूरत > Gujarat
Rajkot, राजकोट > Gujarat
Gandhinagar, गांधीनगर, GIFT City > Gujarat
Vapi, वापी > Gujarat
Bharuch, Ankleshwar, Dahej > Gujarat
Jamnagar > Gujarat
Bhavnagar > Gujarat
Morbi > Gujarat
Sanand > Gujarat
Jaipur, जयपुर > Rajasthan
Udaipur, उदयपुर > Rajasthan
Jodhpur, जोधपुर > Rajasthan
Kota, कोटा > Rajasthan
Ajmer, अजमेर > Rajasthan
Bhiwadi, भिवाड़ी > Rajasthan
Neemrana > Rajasthan
Alwar, अलवर > Rajasthan
Bikaner, बीकानेर > Rajasthan
Chandigarh, चंडीगढ़, Tricity
Mohali, SAS Nagar, Sahibzada Ajit Singh Nagar > Punjab
Panchkula > Haryana
Zirakpur > Punjab
Ludhiana, लुधियाना > Punjab
Jalandhar, जालंधर, Jullundur > Punjab
Amritsar, अमृतसर > Punjab
Bathinda, बठिंडा, Bhatinda > Punjab
Patiala, पटियाला > Punjab
Panipat, पानीपत > Haryana
Sonipat, सोनीपत, Sonepat, Kundli > Haryana
Rohtak, रोहतक > Haryana
Karnal, करनाल > Haryana
Hisar, हिसार, Hissar > Haryana
Ambala, अंबाला > Haryana
Bahadurgarh > Haryana
Rewari, Bawal, Dharuhera > Haryana
Lucknow, लखनऊ > Uttar Pradesh
Kanpur, Cawnpore, कानपुर > Uttar Pradesh
Varanasi, Banaras, Benares, Kashi, वाराणसी > Uttar Pradesh
Prayagraj, Allahabad, प्रयागराज, इलाहाबाद > Uttar Pradesh
Agra, आगरा > Uttar Pradesh
Meerut, मेरठ > Uttar Pradesh
Gorakhpur, गोरखपुर > Uttar Pradesh
Bareilly, बरेली > Uttar Pradesh
Aligarh, अलीगढ़ > Uttar Pradesh
Moradabad, मुरादाबाद > Uttar Pradesh
Jhansi, झांसी > Uttar Pradesh
Ayodhya, Faizabad > Uttar Pradesh
Mathura, मथुरा > Uttar Pradesh
Indore, इंदौर, Pithampur > Madhya Pradesh
Bhopal, भोपाल, Mandideep > Madhya Pradesh
Jabalpur, Jubbulpore, जबलपुर > Madhya Pradesh
Gwalior, ग्वालियर > Madhya Pradesh
Ujjain, उज्जैन > Madhya Pradesh
Narmadapuram, Hoshangabad > Madhya Pradesh
Patna, पटना > Bihar
Gaya > Bihar
Muzaffarpur, मुजफ्फरपुर > Bihar
Bhagalpur, भागलपुर > Bihar
Ranchi, रांची > Jharkhand
Jamshedpur, Tatanagar, जमशेदपुर > Jharkhand
Dhanbad, धनबाद > Jharkhand
Bokaro, बोकारो > Jharkhand
Kolkata, Calcutta, कोलकाता, Salt Lake, Sector V, New Town, Rajarhat > West Bengal
Howrah, हावड़ा > West Bengal
Siliguri, सिलीगुड़ी > West Bengal
Durgapur > West Bengal
Asansol > West Bengal
Kharagpur > West Bengal
Bhubaneswar, भुवनेश्वर > Odisha
Cuttack > Odisha
Rourkela > Odisha
Brahmapur, Berhampur > Odisha
Guwahati, Gauhati, गुवाहाटी > Assam
Silchar > Assam
Dibrugarh > Assam
Raipur, रायपुर > Chhattisgarh
Bhilai, भिलाई, Durg > Chhattisgarh
Bilaspur, बिलासपुर > Chhattisgarh
Dehradun, Dehra Dun, देहरादून > Uttarakhand
Haridwar, हरिद्वार, Hardwar > Uttarakhand
Rudrapur, रुद्रपुर, Pantnagar > Uttarakhand
Roorkee, रुड़की > Uttarakhand
Haldwani > Uttarakhand
Shimla, शिमला, Simla > Himachal Pradesh
Baddi, Nalagarh > Himachal Pradesh
Puducherry, Pondicherry, Pondy
Silvassa
Daman
Imphal
Shillong
Agartala
Aizawl
Gangtok
Dimapur
Leh, Ladakh
Tarapur, Boisar, Palghar > Maharashtra
Vasai, Virar, Nalasopara, Vasai Virar, Vasai East > Maharashtra
Kalyan, Dombivli, Dombivali, Ulhasnagar, Ambernath, Badlapur > Maharashtra
Bhiwandi > Maharashtra
Andheri, Andheri East, Andheri West, MIDC Andheri > Mumbai
Bandra, BKC, Bandra Kurla Complex, Bandra West, Bandra East > Mumbai
Goregaon, Goregaon East, Goregaon West > Mumbai
Malad, Malad West, Malad East, Mindspace Malad > Mumbai
Kandivali, Kandivli, Kandivali East > Mumbai
Borivali, Borivli > Mumbai
Powai, Hiranandani Powai > Mumbai
Lower Parel, Parel, Worli, Dadar, Prabhadevi > Mumbai
Ghatkopar, Vikhroli, Kurla, Chembur, Mulund, Bhandup, Kanjurmarg > Mumbai
Santacruz, Vile Parle, Jogeshwari, Khar > Mumbai
Fort, Churchgate, Nariman Point, Colaba, Marine Lines, Masjid Bunder > Mumbai
Mira Road, Bhayandar, Mira Bhayandar > Thane
Vashi, Turbhe, Airoli, Ghansoli, Nerul, Belapur, CBD Belapur, Kharghar, Panvel, Sanpada, Rabale, Mahape, Kopar Khairane, Taloja, Seawoods > Navi Mumbai
Hinjewadi, Hinjawadi, Kharadi, Baner, Wakad, Viman Nagar, Hadapsar, Magarpatta, Kothrud, Shivajinagar, Bhosari, Koregaon Park, Aundh, Swargate, Katraj, Wagholi, Yerwada, Pimple Saudagar, Warje, Kondhwa, Deccan > Pune
Whitefield, Electronic City, Koramangala, HSR Layout, Indiranagar, Marathahalli, Jayanagar, JP Nagar, BTM Layout, Bellandur, Hebbal, Yelahanka, Rajajinagar, Peenya, Bommanahalli, Bommasandra, Malleshwaram, MG Road Bangalore, Sarjapur, Sarjapur Road, Manyata Tech Park, Banashankari, KR Puram, Yeshwanthpur, Hoskote, Bidadi, Domlur > Bengaluru
Gachibowli, Hitech City, Hi-Tech City, Madhapur, Kondapur, Ameerpet, Begumpet, Banjara Hills, Jubilee Hills, Kukatpally, Uppal, Dilsukhnagar, LB Nagar, Miyapur, Financial District, Nanakramguda, Somajiguda, Patancheru, Jeedimetla, Shamshabad, Himayatnagar, Abids > Hyderabad
Guindy, OMR, T Nagar, T. Nagar, Velachery, Anna Nagar, Ambattur, Porur, Tambaram, Perungudi, Sholinganallur, Adyar, Nungambakkam, Siruseri, Vadapalani, Egmore, Mylapore, Kodambakkam, Taramani, Thoraipakkam, Avadi, Maraimalai Nagar > Chennai
Connaught Place, Nehru Place, Okhla, Lajpat Nagar, Karol Bagh, Dwarka, Rohini, Janakpuri, Pitampura, Saket, Laxmi Nagar, Rajouri Garden, Netaji Subhash Place, Mayapuri, Naraina, Bawana, Narela, Patel Nagar, Kirti Nagar, Uttam Nagar, Chandni Chowk, Mohan Cooperative, Vasant Kunj, Green Park, South Delhi, West Delhi, East Delhi, North Delhi > Delhi
Udyog Vihar, Cyber City, DLF Cyber City, Sohna Road, Golf Course Road, DLF Phase 3 > Gurugram
Park Street, Ballygunge, Dum Dum, Behala, Gariahat, Esplanade, Sealdah > Kolkata
SG Highway, Satellite, Navrangpura, CG Road, Prahlad Nagar, Bopal, Naroda, Vatva, Maninagar, Ashram Road, Changodar, Bavla > Ahmedabad
Sitapura, Malviya Nagar Jaipur, Mansarovar, Vaishali Nagar, Tonk Road, C Scheme, VKI > Jaipur
Gomti Nagar, Hazratganj, Aliganj, Alambagh, Chinhat > Lucknow
Vijay Nagar Indore, Palasia, Super Corridor > Indore
Sagar, Saugor, सागर > Madhya Pradesh
Salt Lake, New Town, Rajarhat, Sector V, Howrah Maidan, Kankurgachi, Tollygunge > Kolkata
Defence Colony, Greater Kailash, Hauz Khas, Preet Vihar, Shahdara, Mayur Vihar, New Friends Colony, Tilak Nagar, Paschim Vihar, Punjabi Bagh, Model Town Delhi, Kamla Nagar, Mukherjee Nagar, Munirka, Kalkaji, Badarpur, Moti Nagar, Wazirpur > Delhi
!Anand, Vallabh Vidyanagar > Gujarat
Dahej > Gujarat
Unnao, उन्नाव > Uttar Pradesh
Kanpur Dehat, कानपुर देहात > Uttar Pradesh
Rewa, रीवा > Madhya Pradesh
Satna, सतना > Madhya Pradesh
Ujjain, उज्जैन > Madhya Pradesh
Ratlam, रतलाम > Madhya Pradesh
Alwar, अलवर > Rajasthan
Sikar, सीकर > Rajasthan
Bhilwara, भीलवाड़ा > Rajasthan
Muzaffarpur, मुजफ्फरपुर > Bihar
Bhagalpur, भागलपुर > Bihar
Gaya, गया जी > Bihar
Darbhanga, दरभंगा > Bihar
Gorakhpur, गोरखपुर > Uttar Pradesh
Mathura, मथुरा > Uttar Pradesh
Jhansi, झांसी > Uttar Pradesh
Ayodhya, अयोध्या, Faizabad > Uttar Pradesh
Saharanpur, सहारनपुर > Uttar Pradesh
Panipat, पानीपत > Haryana
Karnal, करनाल > Haryana
Rohtak, रोहतक > Haryana
Hisar, हिसार > Haryana
Sonipat, सोनीपत, Kundli > Haryana
Ambala, अंबाला > Haryana
Korba, कोरबा > Chhattisgarh
Hazaribagh, हजारीबाग > Jharkhand
Kankarbagh, Boring Road, Rajendra Nagar Patna, Patliputra > Patna
Arera Colony, MP Nagar, Kolar Road, Govindpura, Mandideep > Bhopal
Dharampeth, Sitabuldi, Hingna, Wardha Road > Nagpur
Peelamedu, RS Puram, Gandhipuram, Saravanampatti > Coimbatore
Kakkanad, Edappally, Vyttila, Infopark, Kaloor, Aluva, Kalamassery > Kochi
Technopark, Kazhakkoottam, Pattom > Thiruvananthapuram
Alkapuri, Makarpura, Gorwa, Manjalpur, Savli > Vadodara
Adajan, Varachha, Katargam, Sachin GIDC, Udhna > Surat
Mansoor Nagar, Indira Nagar Lucknow, Aminabad, Mahanagar > Lucknow
Sector 17 Chandigarh, Industrial Area Chandigarh, Manimajra > Chandigarh
Gwaltoli, Panki, Kakadeo, Kidwai Nagar > Kanpur
PAN India, pan-india, anywhere in India, across India, all India, all over India, any location in India, multiple locations, पूरे भारत में
Work from home, WFH, !WFH, work-from-home, remote, fully remote, remote work, remote job, 100% remote, home based, work from anywhere, ghar se kaam, ghar baithe, घर से काम, घर बैठे
Hybrid work, hybrid, hybrid mode
Dubai, UAE, Abu Dhabi, Sharjah
Singapore
Saudi Arabia, Riyadh, Jeddah, KSA
Qatar, Doha
Oman, Muscat
Kuwait
Bahrain
Gulf
`;
